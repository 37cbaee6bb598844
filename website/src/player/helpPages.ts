import type { HelpTopic, PageLink } from 'sketch-player/Problem';

/** A section of the page on troubleshooting. */
function section(anchor: string, label: string): PageLink {
  return { label, to: `/docs/help/troubleshooting#${anchor}` };
}

/** Where this site explains frames on other sites. */
export const embedGuide = '/docs/getting-started/playgrounds#embed';

/** Where this site explains what went wrong. */
export const helpPages = {
  webgl: section('the-canvas-is-not-in-webgl-mode', 'The canvas is not in WEBGL mode'),
  oldP5: section('p5js-is-too-old', 'p5.js is too old'),
  notDefined: section('p5asciify-is-not-defined', 'p5asciify is not defined'),
  notConverted: section(
    'nothing-is-converted-and-the-console-has-a-note',
    'Nothing is converted, and the console has a note',
  ),
  tooEarly: section('an-error-says-to-wait-for-set-up', 'Something is used before the setup'),
  neverCalled: section('setupasciify-is-never-called', 'setupAsciify() is never called'),
  missingGlyph: section('a-character-is-missing-in-the-font', 'A character is missing in the font'),
  noEffect: section('an-option-has-no-effect', 'An option has no effect'),
  color: section('a-colour-is-refused', 'A colour is refused'),
  notAFunction: section('something-is-not-a-function', 'Something is not a function'),
  null: section('something-is-null', 'Something is null'),
  loop: section('a-loop-was-stopped', 'A loop was stopped'),
  firstRemoved: section(
    'the-first-asciifier-has-been-removed',
    'The first asciifier has been removed',
  ),
  files: section('files-do-not-load', 'Files do not load'),
  noFrame: section('the-sketch-draws-nothing', 'The sketch draws nothing'),
  messages: section('all-messages', 'All messages'),
  olderVersion: {
    label: 'Coming from an older version',
    to: '/docs/help/coming-from-an-older-version',
  },
  troubleshooting: { label: 'Troubleshooting', to: '/docs/help/troubleshooting' },
} as const satisfies Record<HelpTopic, PageLink>;
