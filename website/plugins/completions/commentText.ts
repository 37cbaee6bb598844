/** What documentation comments say, as plain text. */
import ts from 'typescript';

/** The first sentence of a documentation comment, as plain text. */
export function firstSentence(comment: string): string {
  const [paragraph = ''] = comment.trim().split(/\n\s*\n/);
  const text = plainText(paragraph);
  // A full stop ends a sentence only before a capital letter, so not in "e.g. this" or "p5.js".
  const [sentence = text] = /^.*?[.!?](?=\s+[A-Z`]|$)/.exec(text) ?? [];
  return sentence;
}

/** The text of a comment without its markup. */
export function plainText(markup: string): string {
  return (
    markup
      .replace(/\{@link(?:code|plain)?\s+([^}|]+?)\s*(?:\|\s*([^}]+?)\s*)?\}/g, nameOfLink)
      .replace(/<\/?[a-z][^>]*>/gi, '')
      // Between backquotes an asterisk is code, elsewhere it marks emphasis.
      .replace(/`([^`]*)`|[`*]/g, (_, code: string | undefined) => code ?? '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

function nameOfLink(_: string, target: string, text: string | undefined): string {
  return text ?? target.split('.').at(-1) ?? target;
}

/** What each argument may be, and the default, as lines of plain text. */
export function detailsOf(tags: readonly ts.JSDocTagInfo[]): string[] {
  return tags.flatMap(({ name, text }) => {
    const said = plainText(ts.displayPartsToString(text));
    if (name === 'param') return [said.replace(/^(\S+) - /, '$1: ')];
    return name === 'defaultValue' ? [`Default: ${said}`] : [];
  });
}

/** The code of the first example. */
export function exampleOf(tags: readonly ts.JSDocTagInfo[]): string | undefined {
  const example = tags.find(({ name }) => name === 'example');
  return /^```js.*\n([^]*?)\n```/m.exec(ts.displayPartsToString(example?.text))?.[1];
}
