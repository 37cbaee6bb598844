/** Where to begin, for different readers: two or three pages each, in order. */

export interface Stop {
  label: string;
  to: string;
  /** What one gets there, in a few words that go on behind the label. */
  gives: string;
}

export interface Path {
  /** What a reader says who should take it. */
  who: string;
  stops: readonly Stop[];
}

export const paths: readonly Path[] = [
  {
    who: 'I have a p5.js sketch',
    stops: [
      {
        label: 'Will my sketch work?',
        to: '/docs/getting-started/will-my-sketch-work',
        gives: 'three things to check, and how to move a 2D sketch into WEBGL',
      },
      {
        label: 'Installation',
        to: '/docs/getting-started/installation',
        gives: 'one line for your page',
      },
      {
        label: 'Your first rendering pipeline',
        to: '/docs/guides/first-rendering-pipeline',
        gives: 'characters and colours of your choice',
      },
    ],
  },
  {
    who: 'I have never coded a sketch',
    stops: [
      {
        label: 'Examples',
        to: '/examples',
        gives: 'pieces in which you drag a number and see what happens',
      },
      {
        label: 'Your first piece',
        to: '/docs/first-piece',
        gives: 'a course from a plain sketch to your own piece, in fourteen short steps',
      },
      { label: 'Glossary', to: '/docs/culture/glossary', gives: 'the words, explained' },
    ],
  },
  {
    who: 'I perform live',
    stops: [
      {
        label: 'Live coding',
        to: '/docs/guides/livecoding',
        gives: 'the library in P5LIVE, flok and hydra, and a checklist for the stage',
      },
      {
        label: 'Performance',
        to: '/docs/in-depth/performance',
        gives: 'a steady frame rate',
      },
    ],
  },
  {
    who: 'I teach',
    stops: [
      {
        label: 'For teachers',
        to: '/docs/teaching',
        gives: 'plans for 45 minutes to half a day, and a rubric',
      },
      {
        label: 'A handout to print',
        to: '/docs/teaching/handout',
        gives: 'one sheet for each learner',
      },
      {
        label: 'A short history',
        to: '/docs/culture/history',
        gives: 'images made of characters, from the typewriter to the shader',
      },
    ],
  },
  {
    who: 'I write TypeScript',
    stops: [
      {
        label: 'With a bundler',
        to: '/docs/getting-started/installation#with-a-bundler',
        gives: 'the package, and a sketch as a module',
      },
      {
        label: 'TypeScript support',
        to: '/docs/getting-started/typescript-support',
        gives: 'the types of options, renderers and values that may be null',
      },
      { label: 'API reference', to: '/docs/api/', gives: 'every class and option' },
    ],
  },
  {
    who: 'I want to make a renderer',
    stops: [
      {
        label: 'Custom ASCII renderers',
        to: '/docs/guides/custom-ascii-conversion',
        gives: 'five framebuffers that you draw into',
      },
      {
        label: 'Building your own plugin',
        to: '/docs/advanced-guides/using-plugins',
        gives: 'a renderer with shaders and options, from the first line to its publication',
      },
    ],
  },
  {
    who: 'I am moving to textmode.js',
    stops: [
      {
        label: 'Project status',
        to: '/docs/help/project-status',
        gives: 'what the end of maintenance means for a sketch',
      },
      {
        label: 'Moving on to textmode.js',
        to: '/docs/moving-to-textmode',
        gives: 'six sketches in both libraries, side by side',
      },
    ],
  },
];
