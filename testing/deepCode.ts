/** Code that is nested deeper, or longer, than anybody types: a link can hold it. */
export interface Shape {
  name: string;
  code: string;
}

interface Nesting {
  open: string;
  /** What ends `open`. */
  close?: string;
}

/** What nests by brackets, and what nests without: each operator of a chain holds those before it. */
const nestings: readonly Nesting[] = [
  { open: 'createCanvas(', close: ')' },
  { open: 'random(1, ', close: ')' },
  { open: '(', close: ')' },
  { open: '[', close: ']' },
  { open: '{', close: '}' },
  { open: '({ a: ', close: '})' },
  { open: '`${', close: '}`' },
  { open: 'a[', close: ']' },
  { open: 'function f() {', close: '}' },
  { open: 'function f(a = ', close: ') {}' },
  { open: 'class A { m() {', close: '}}' },
  { open: 'if (a) {', close: '}' },
  { open: 'for (;;) {', close: '}' },
  { open: 'switch (a) { case 1: ', close: '}' },
  { open: 'try {', close: '} catch {}' },
  { open: 'const [', close: '] = a' },
  { open: 'a ? ', close: ' : 1' },
  { open: '() => ' },
  { open: 'new ' },
  { open: 'typeof ' },
  { open: '!' },
  { open: 'a = ' },
  { open: 'if (a) b; else ' },
  { open: 'x: ' },
  { open: 'for (;;) ' },
  { open: 'a.b().' },
  { open: 'a?.' },
  { open: '1 + ' },
  { open: '"a" + ' },
  { open: 'a ** ' },
  { open: 'a || ' },
  { open: 'f`x`.' },
  { open: 'let a: Array<', close: '>' },
  { open: '<' },
  { open: '/*', close: '*/' },
];

/** The largest sketch that a link can hold, with room for what stands around its code. */
const longest = 190_000;
/** Parsers take seconds for longer ones of many tokens. */
const longestOfTokens = 60_000;

function repeat({ open, close = '' }: Nesting, wanted: number, isClosed: boolean): string {
  const count = Math.min(wanted, Math.floor(longestOfTokens / (open.length + close.length)));
  return open.repeat(count) + (isClosed ? `a${close.repeat(count)}` : '');
}

/** Long code that is not nested. */
const long: readonly Shape[] = [
  { name: 'one long line', code: 'circle(1, 2, 3); '.repeat(3_500) },
  { name: 'many lines', code: 'a;\n'.repeat(20_000) },
  { name: 'a long name', code: 'a'.repeat(longest) },
  { name: 'a long text', code: `text('${'x'.repeat(longest)}');` },
  { name: 'an open text', code: `text('${'x'.repeat(longest)}` },
  { name: 'a long number', code: '9'.repeat(longest) },
  { name: 'a long comment', code: `// ${'x'.repeat(longest)}` },
  { name: 'many spaces', code: `a${' '.repeat(longest)}b` },
  { name: 'many errors', code: ')'.repeat(20_000) },
  { name: 'many quotes', code: '"\'`'.repeat(20_000) },
  { name: 'long arguments', code: `String(${'1, '.repeat(20_000)})` },
  { name: 'a long list of names', code: `let ${'a, '.repeat(20_000)}b;` },
];

/** Two hundred shapes and some more: each nesting open and closed, by different depths. */
export function deepCode(): Shape[] {
  const nested = nestings.flatMap((nesting) =>
    [300, 2_000, 14_000].flatMap((count) =>
      [false, true].map((isClosed) => ({
        name: `${nesting.open.trim()} ${count} times, ${isClosed ? 'closed' : 'open'}`,
        code: repeat(nesting, count, isClosed),
      })),
    ),
  );
  return [...nested, ...long];
}
