/** Parses and writes string literals of JavaScript. */

const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  0: '\0',
};

/** The value of a literal in single or double quotes. */
export function readString(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|[^]))/giu,
      (_, long?: string, four?: string, two?: string, one: string = '') => {
        const code = long ?? four ?? two;
        if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
        return /[\r\n\u2028\u2029]/.test(one) ? '' : (escapes[one] ?? one);
      },
    );
}

/** Writes a text as a literal, in the quotes of another literal. */
export function writeString(text: string, like: string): string {
  const quote = like.startsWith('"') ? '"' : "'";
  const inside = text.replace(/[\\'"\u2028\u2029]|\p{Cc}/gu, (character) => {
    if (character === '\\' || character === quote) return `\\${character}`;
    if (character === '"' || character === "'") return character;
    const letter = Object.keys(escapes).find((key) => escapes[key] === character && key !== '0');
    if (letter !== undefined) return `\\${letter}`;
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return quote + inside + quote;
}
