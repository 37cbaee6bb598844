import type { Explanation, Rule } from './sketch';

/** Messages that can be explained without a look at the source. The first that fits counts. */
const known: readonly [pattern: RegExp, explanation: Explanation][] = [
  [/p5\.asciify needs p5 [\d.]+ or newer/, { topic: 'oldP5' }],
  [
    /\bp5asciif(y|ier) is not defined|Can't find variable: p5asciif(y|ier)$/,
    {
      hint: 'The library is not loaded. Load p5.js first, then p5.asciify.',
      topic: 'notDefined',
    },
  ],
  [
    /\bp5 is not there yet|\bp5 is not defined|Can't find variable: p5$/,
    { hint: 'Load p5.js before p5.asciify.', topic: 'notConverted' },
  ],
  [
    /\bp5asciifier is the asciifier that you removed|the asciifier has been removed\./,
    {
      hint: 'If it was the first, use p5asciify.asciifier(), which is the first that is left.',
      topic: 'firstRemoved',
    },
  ],
  [
    /is not set up yet\b/,
    {
      hint: 'Renderers, grid and font exist once setup() is over. Move the call into setupAsciify().',
      topic: 'tooEarly',
    },
  ],
  [
    /expected a character of the current font/,
    {
      hint: 'The default font has ASCII and Latin-1 only. Choose other characters, or load a font that has this one.',
      topic: 'missingGlyph',
    },
  ],
  [
    /expected a p5\.Color\b/,
    { hint: 'Wrap the colour in color(), or set it with update().', topic: 'color' },
  ],
  [
    /of (null|undefined)\b|\b(is|are) (null|undefined)\b|(null|undefined) is not an object/,
    {
      hint: 'Something was not found, or does not exist yet. Look at the object before the last dot.',
      topic: 'null',
    },
  ],
  [
    /\bsandboxed\b|SecurityError|The operation is insecure/,
    {
      hint: 'A sketch on this page runs in a separate frame, without storage and without access to the page around it. On your own page it can have both.',
    },
  ],
  [
    /Failed to fetch|NetworkError when|^Load failed/,
    {
      hint: 'A sketch on this page has no network. Make images and data in code, or as data URLs.',
      topic: 'files',
    },
  ],
];

export const knownMessage: Rule = ({ message }) =>
  known.find(([pattern]) => pattern.test(message))?.[1];

/**
 * Any other argument that p5.asciify refuses: "fontSize: expected a number greater than 0, got -1."
 */
export const refusedArgument: Rule = ({ message }) =>
  /^[\w.]+: expected .+, got .+\.$/s.test(message) ? { topic: 'messages' } : undefined;
