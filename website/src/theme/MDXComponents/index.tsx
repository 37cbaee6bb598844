import MDXComponents from '@theme-original/MDXComponents';
import { Anchor } from '@site/src/components/Anchor';
import { LibraryAddress, P5LiveLink } from '@site/src/components/P5LiveLink';
import { TextFigure } from '@site/src/components/TextFigure';
import CodeBlock from '@site/src/theme/CodeBlock';
import { Table } from './Table';

/** The components that pages may use without importing them. */
export default {
  ...MDXComponents,
  Anchor,
  CodeBlock,
  LibraryAddress,
  P5LiveLink,
  TextFigure,
  table: Table,
};
