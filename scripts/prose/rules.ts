/**
 * The words that the site does not use, and what to write instead. `website/docs/STYLE.md` gives the
 * reasons. A paragraph may use one after the comment `{/* prose: allow <word> *\/}`.
 */
export interface Rule {
  /** What the comment that allows it calls it. */
  word: string;
  pattern: RegExp;
  instead: string;
}

const bugOrBarrier = '"bug" for a mistake in software, "barrier" in accessibility, or "error"';
const forExample = '"for example", "that is" or "and so on"';
const leaveOut = 'nothing: leave it out, or give a number or a reason';

export const rules: Rule[] = [
  {
    word: 'of its own',
    pattern: /\bof (?:my|your|its|our|their|his|her|one's) own\b/i,
    instead: '"your own …", "its own …" or "a separate …"',
  },
  {
    word: 'picture',
    pattern: /\bpictures?\b(?! frames?\b)/i,
    instead: '"output", "captured frame", "source", "image" or "framebuffer"',
  },
  {
    word: 'line',
    pattern: /\b(?:\d\.x|newer|older|current|release|p5(?:\.js)?|both|either) lines?\b/i,
    instead: '"version"',
  },
  { word: 'ground', pattern: /\bgrounds?\b/i, instead: '"background", or "floor" or "land"' },
  { word: 'fault', pattern: /\b(?:faults?|faulty|defects?)\b/i, instead: bugOrBarrier },
  { word: 'ending', pattern: /\bendings?\b/i, instead: '"file extension"' },
  { word: 'text mode', pattern: /\btext[ -]mode\b/i, instead: '"textmode"' },
  {
    word: 'says',
    pattern: /\b(?:says|tells)\b/i,
    instead: '"explains", "describes", "lists" or "shows"; a message "reads"',
  },
  {
    word: 'say',
    pattern:
      /\b(?:pages?|guides?|tables?|messages?|names?|methods?|sections?|examples?) (?:say|tell)\b/i,
    instead: '"explain", "describe", "list" or "show"',
  },
  { word: 'need not', pattern: /\bneed not\b/i, instead: '"do not need to"' },
  { word: 'many a', pattern: /\bmany an?\b/i, instead: '"many"' },
  { word: 'one another', pattern: /\bone another\b/i, instead: '"each other"' },
  { word: 'hence', pattern: /\b(?:hence|thus)\b/i, instead: '"so"' },
  { word: 'merely', pattern: /\bmerely\b/i, instead: '"only"' },
  { word: 'in order to', pattern: /\bin order to\b/i, instead: '"to"' },
  { word: 'utilise', pattern: /\b(?:utili[sz]e[sd]?|leverage[sd]?)\b/i, instead: '"use"' },
  {
    word: 'simply',
    pattern: /\b(?:simply|obviously|easily|of course|very|extremely|seamless(?:ly)?|amazing)\b/i,
    instead: leaveOut,
  },
  { word: 'powerful', pattern: /\bpowerful\b/i, instead: leaveOut },
  { word: 'etc.', pattern: /\b(?:e\.g\.|i\.e\.|etc\.)/i, instead: forExample },
  {
    word: 'charset',
    pattern: /\bcharsets?\b(?!\.\w)/i,
    instead: '"characters" or "character set"',
  },
  { word: 'set-up', pattern: /\bset-up\b/i, instead: '"setup", or "set up" as a verb' },
];
