/** Whether a text has these lines in this order and without a gap, however they are indented. */
export function includesExcerpt(text: string, excerpt: string): boolean {
  return unindented(text).includes(unindented(excerpt).trim());
}

function unindented(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
