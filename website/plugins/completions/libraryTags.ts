/** Reads the tags of a documentation comment: what is said about arguments, defaults and use. */
import ts from 'typescript';
import { plainText } from './summary';

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
