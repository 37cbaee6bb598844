import type { CodeEditorProps } from '../editor/CodeEditor';

/** Offers content to the reader as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers begin to read the blob only after this task, so it is revoked in a later one.
  window.setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** The text of code that was highlighted when the site was built. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(`<pre>${html}</pre>`, 'text/html');
  return body.textContent;
}

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
