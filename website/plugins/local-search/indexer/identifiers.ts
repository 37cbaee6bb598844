/** The names that a code sample uses: what it can be found by, without being read as prose. */

/** Strings and comments, which hold words rather than names; a string of one word is a name. */
const noise = /\/\/.*|\/\*[\s\S]*?\*\/|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

const keywords = new Set(
  (
    'as async await break case catch class const continue default delete do else export extends ' +
    'false finally for from function if import in instanceof let new null of return static super ' +
    'switch this throw true try typeof undefined var void while yield'
  ).split(' '),
);

/** Each name once, in the order of appearance; loop counters and the like are left out. */
export function identifiersIn(code: string): string[] {
  const names = code
    .replace(noise, (match) => (/^['"`][\w-]+['"`]$/.test(match) ? match : ' '))
    .match(/[\p{L}_$][\p{L}\p{N}_$]*/gu);
  return [...new Set(names)].filter((name) => name.length > 2 && !keywords.has(name));
}
