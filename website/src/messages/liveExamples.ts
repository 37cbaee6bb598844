/** What the site says around its players; `sketch-player` has the words of the player itself. */

export const liveExample = {
  tags: 'Tags',
  poster: (summary: string) => `A frame of this example. ${summary}`,
};

export const samplePlayer = {
  title: 'A sample',
  source: 'Source of the sample',
  reset: 'Reset',
  confirmReset: 'Discard your changes and go back to the published sample?',
  run: 'Run',
  isPart: 'This sample is part of a small sketch. Open it in the playground to see all of it.',
};
