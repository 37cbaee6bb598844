/** The tags by which the gallery filters examples, in the groups that it shows. */
export const tagGroups = {
  // A `piece` is an example to look at, rather than one that teaches a single thing.
  Kind: ['piece', 'game', 'generative', 'interaction'],
  'Made from': ['3d', 'image', 'shader', 'text', 'video'],
  Renderers: ['brightness', 'custom2D', 'edge', 'layers', 'plugin', 'several'],
  Cells: ['color', 'font', 'grid', 'rotation', 'transform'],
  'Beyond the picture': ['export', 'hooks', 'p5-2'],
} as const;

export const exampleTags = Object.values(tagGroups).flat();
