/**
 * Everything inline that a page may hold, with the reason for each. An inline part that is not
 * listed here stops the build, and so does an entry that matches nothing on any page,
 * unless it is optional.
 */

export interface Allowance {
  /** Matches what identifies a script after minification, or the whole of a style attribute. */
  pattern: RegExp;
  /** Why the script cannot be a file, or the style cannot be a class. */
  reason: string;
  /** Whether there are sites without it: those where a part of docusaurus-first-paint is left out. */
  isOptional?: boolean;
}

export const inlineScripts: readonly Allowance[] = [
  {
    pattern: /\.dataset\.scripts\b/,
    reason:
      'fetches the scripts of the page once it is painted, and keeps what is pressed until then',
    isOptional: true,
  },
  {
    pattern: /^!function\(\)\{var \w;document\.documentElement\.setAttribute\("data-theme"/,
    reason:
      'Docusaurus sets the colour mode, and hides a notice that the reader has closed, before the first paint',
  },
  {
    pattern: /did not load properly/,
    reason: 'the home page says that the base URL is wrong, when no file is found',
  },
];

/** Style attributes in the HTML; what scripts set on `element.style` is not restricted. */
export const styleAttributes: readonly Allowance[] = [
  {
    pattern: /^display: none;$/,
    reason: 'Docusaurus hides its drawing of symbols, which stands first in every page',
  },
  {
    pattern: /^--columns:\d+;--rows:\d+$/,
    reason:
      'a frame of text is laid out from its size before any script runs; usual sizes are classes in FramePicture/sizes.module.css',
    isOptional: true,
  },
  {
    pattern: /^aspect-ratio:[\d.]+$/,
    reason: 'a sketch keeps the room that its frame takes, so that starting it moves nothing',
  },
  {
    pattern: /^--dark:#\w+;--light:#\w+$/,
    reason: 'Docusaurus colours the marks of social networks beside an author',
  },
];
