import { tokTypes, tokenizer, type TokenType } from 'acorn';

const strayAwait =
  '“await” works only in a function that is marked “async”, such as “async function setup()”.';

/**
 * The message for code whose nesting overflows the stack of the browser, because parsers call
 * themselves for each level.
 */
export const nestedTooDeeply =
  'This code is nested too deeply to be run. Look for brackets, blocks or chains within each other that go on for hundreds of levels, and take them apart.';

/** Messages of the parser, and what they mean to somebody who does not write parsers. */
const translations: readonly [pattern: RegExp, words: string][] = [
  [/^Not enough stack space/, nestedTooDeeply],
  [/^Unterminated string constant/, 'This text has no closing quotation mark.'],
  [/^Unterminated template/, 'This text has no closing backtick: `.'],
  [/^Unterminated regular expression/, 'This regular expression has no closing slash: /.'],
  [/^Unterminated comment/, 'This comment has no end: */.'],
  [
    /^Identifier '(.+)' has already been declared/,
    '“$1” is declared twice. Give one of the two another name.',
  ],
  [/^Cannot use keyword 'await' outside an async function/, strayAwait],
  [/^'return' outside of function/, '“return” works only inside a function.'],
  [/^Assigning to rvalue/, 'You cannot assign a value to the left side of this “=”.'],
  [/^Unsyntactic (break|continue)/, '“$1” works only inside a loop.'],
  [/^The keyword '(.+)' is reserved/, '“$1” is a reserved word and cannot be a name.'],
  [/^Unexpected keyword '(.+)'/, '“$1” is a reserved word and is not allowed here.'],
  [
    /^Unexpected character '([“”„‘’])'/,
    '$1 is a typographic quotation mark. Code needs a straight one: \' or ".',
  ],
  [/^Unexpected character '(.+)'/, '“$1” is not allowed here.'],
];

/**
 * Explains a syntax error to the reader.
 *
 * @param message - The parser's message.
 * @param offset - Where in the source it stopped.
 */
export function describeSyntaxError(message: string, offset: number, source: string): string {
  if (message.startsWith('Unexpected token')) return describeUnexpected(offset, source);
  for (const [pattern, words] of translations) {
    const match = pattern.exec(message);
    if (match) return words.replace('$1', match[1] ?? '');
  }
  // The parser ends its messages with the place, as in "Invalid number (3:14)"; the page shows the
  // place separately.
  return `${message.replace(/\s*\(\d+:\d+\)$/, '')}.`;
}

function describeUnexpected(offset: number, source: string): string {
  const found = /^(?:[\p{ID_Start}$_][\p{ID_Continue}$]*|\d+|.)/u.exec(source.slice(offset))?.[0];
  if (found === 'await' || /\bawait\s*$/.test(source.slice(0, offset))) return strayAwait;
  if (found !== undefined) return `“${found}” was not expected here.`;
  const unclosed = findUnclosedBracket(source);
  return unclosed
    ? `The code ends too early: the “${unclosed.bracket}” in line ${unclosed.line} is never closed.`
    : 'The code ends too early.';
}

const pairs = new Map<TokenType, TokenType>([
  [tokTypes.braceL, tokTypes.braceR],
  [tokTypes.bracketL, tokTypes.bracketR],
  [tokTypes.parenL, tokTypes.parenR],
  [tokTypes.dollarBraceL, tokTypes.braceR],
]);
const closing = new Set(pairs.values());

/** The innermost bracket that is still open at the end of the source. */
export function findUnclosedBracket(source: string): { bracket: string; line: number } | undefined {
  const open: { bracket: string; line: number; closedBy: TokenType }[] = [];
  try {
    for (const token of tokenizer(source, { ecmaVersion: 'latest', locations: true })) {
      const closedBy = pairs.get(token.type);
      const line = token.loc?.start.line ?? 1;
      if (closedBy) open.push({ bracket: token.type.label, line, closedBy });
      else if (closing.has(token.type) && open.at(-1)?.closedBy === token.type) open.pop();
    }
  } catch {
    // Without a parser's context, the tokenizer cannot always tell a division from a regular
    // expression. Where it fails, there is no answer.
    return undefined;
  }
  return open.at(-1);
}
