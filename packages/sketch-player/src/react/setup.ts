import type { ComponentType, ReactNode } from 'react';
import type { HelpPages } from '../diagnosis/Problem';
import type { LoadCompletions } from '../editor/completions/completionData';
import type { SketchFiles } from '../host/sandboxDocument';

/** Shows code that nobody edits, or an editor in its place, with a button that copies it. */
export interface CodeBlockProps {
  language: string;
  title?: string;
  showLineNumbers?: boolean;
  /** The code as highlighted HTML. */
  html?: string;
  /** The code as text, where there is no `html`. */
  children?: string;
  editor?: ReactNode;
  /** The text to copy, if it is not the shown code. */
  copiedText?: string;
}

/** What a site gives to its players. */
export interface PlayerSetup {
  files: SketchFiles;
  loadCompletions: LoadCompletions;
  helpPages: HelpPages;
  /** A page about frames on other sites. */
  embedGuide?: string;
  /** Announces a message to screen readers, in a live region that is always there. */
  announce: (news: string) => void;
  Link: ComponentType<{ to: string; children: ReactNode }>;
  CodeBlock: ComponentType<CodeBlockProps>;
}
