import type { CodeEditorProps } from '@site/src/components/CodeEditor';

/** How far a source is scrolled. */
export interface SourceScroll {
  offset: NonNullable<CodeEditorProps['initialScroll']>;
  /** The first fully visible line: typing there does not scroll the source. */
  firstLine: NonNullable<CodeEditorProps['initialSelection']>;
}

/** Reads how far the static source is scrolled, so that an editor can begin there. */
export function readScroll(source: Element | null | undefined): SourceScroll | undefined {
  if (!source) return undefined;
  const { scrollTop: top, scrollLeft: left } = source;
  const { paddingTop, lineHeight } = getComputedStyle(source);
  const hiddenLines = Math.max(0, top - parseFloat(paddingTop)) / parseFloat(lineHeight);
  return { offset: { top, left }, firstLine: { line: Math.ceil(hiddenLines) + 1, column: 1 } };
}
