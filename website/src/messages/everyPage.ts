/**
 * What the layout of every page, and the parts that many pages share, say to readers. Every page
 * loads this module, so what belongs to one area alone has a catalogue of its own beside it.
 */

/** How copying something goes; see `useCopying`. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** What the live region announces after something was copied. */
export const copying = {
  copied: 'Copied.',
  failed: 'Not copied.',
} satisfies Record<Exclude<CopyState, 'idle'>, string>;

export const motion = { name: 'Motion', on: '[on]', off: '[off]' };

export const menu = { name: 'Menu' };

export const loading = { name: 'Loading', retry: 'Retry' };

export const pageActions = {
  name: 'This page',
  copy: { idle: 'Copy page', copied: 'Copied', failed: 'Not copied' } satisfies Labels,
  viewMarkdown: 'View as Markdown',
};

export const code = {
  name: 'Code',
  nameOf: (file: string) => `Code of ${file}`,
  copy: { idle: 'Copy', copied: 'Copied', failed: 'Not copied' } satisfies Labels,
};

/** Names of the regions that scroll by themselves where they are too wide. */
export const scrollers = { table: 'Table', diagram: 'Diagram' };

export const tableOfContents = { name: 'On this page' };

/** A code block whose code can be run. */
export const sample = {
  run: 'Run',
  edit: 'Edit',
  close: 'Close',
  notLoaded:
    'The player for this sample could not be loaded. Check your network connection, and press the button again.',
};

type Labels = Record<CopyState, string>;
