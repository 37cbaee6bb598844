/** Settings that stand behind the language of a fenced code block. */
export interface CodeMeta {
  title?: string;
  showLineNumbers: boolean;
}

/** Reads `title="…"` and `showLineNumbers`; other words, such as `{1,3-5}`, are read elsewhere. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  return {
    title: title?.[1] ?? title?.[2],
    showLineNumbers: /(?:^|\s)showLineNumbers(?:\s|$)/.test(meta),
  };
}
