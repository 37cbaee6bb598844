/** What the gallery and the pages of examples say. */

export const gallery = {
  title: 'Examples',
  description:
    'A gallery of live examples: 3D, images, video, text, shaders and games in characters. Open one to run it and change its code.',
  introduction: 'Open an example to run it and change its code.',
  cookbook: 'The cookbook has short recipes for single effects.',
  find: 'Find examples',
  hint: 'eye, shader, mouse …',
  byTag: (tags: readonly string[]) =>
    `Filter by tag${tags.length > 0 ? `: ${tags.join(', ')}` : ''}`,
  showAll: 'Show all',
  all: (count: number) => `${count} examples`,
  some: (shown: number, count: number) => `${shown} of ${count} examples`,
  notATag: (tag: string) => `No example is tagged “${tag}”`,
  none: 'No example matches all of this. Remove a word or a tag.',
  searchSite: (text: string) => `Search the whole site for “${text}”`,
};

export const pieceStory = {
  about: 'About this piece',
  made: 'How it was made',
  tries: 'What to try',
};

export const examplePage = {
  explainedIn: 'Explained in',
  uses: 'Uses',
  credits: 'Files',
  similar: 'Similar examples',
  neighbours: 'Examples',
  previous: 'Previous',
  next: 'Next',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home page',
};
