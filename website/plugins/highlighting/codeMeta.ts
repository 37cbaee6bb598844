/** What stands behind the language of a fenced code block. */
export interface CodeMeta {
  title?: string;
  showLineNumbers: boolean;
}

/** Reads `title="sketch.js" showLineNumbers {1,3-5} …`; words for others are left to them. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  return {
    title: title?.[1] ?? title?.[2],
    showLineNumbers: /(?:^|\s)showLineNumbers(?:\s|$)/.test(meta),
  };
}
