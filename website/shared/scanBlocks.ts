import type { Block } from './planSample';

const fence = /^(?<indent>\s*)(?<marks>`{3,}|~{3,})(?<language>[\w-]*)[ \t]*(?<meta>.*)$/;

/** Finds the fenced code blocks of a Markdown text. */
export function scanBlocks(markdown: string, file: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  for (let start = 0; start < lines.length; start += 1) {
    const opening = fence.exec(lines[start] ?? '')?.groups;
    if (!opening) continue;
    const { indent = '', marks = '', language = '', meta = '' } = opening;
    const end = lines.findIndex((line, i) => i > start && line.trim() === marks);
    if (end < 0) throw new Error(`${file}:${start + 1}: the code block is not closed.`);
    const code = lines.slice(start + 1, end).map((line) => line.slice(indent.length));
    blocks.push({ file, line: start + 1, language, meta, code: code.join('\n') });
    start = end;
  }
  return blocks;
}

/** Finds the fenced code blocks in the documentation comments of a TypeScript file. */
export function scanComments(source: string, file: string): Block[] {
  // The number of lines stays the same, so that each block has its line in the source file.
  const comments = source
    .split('\n')
    .map((line) => /^\s*\* ?(?!\/)(.*)$/.exec(line)?.[1] ?? '')
    .join('\n');
  return scanBlocks(comments, file);
}
