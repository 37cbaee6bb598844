/** What examples can be filtered by, in the groups that the gallery shows. */
export const tagGroups = {
  // A `piece` is one to look at, rather than to learn one thing from.
  Kind: ['piece', 'game', 'generative', 'interaction'],
  'Made from': ['3d', 'image', 'shader', 'text', 'video'],
  Renderers: ['brightness', 'custom2D', 'edge', 'layers', 'plugin', 'several'],
  Cells: ['color', 'font', 'grid', 'rotation', 'transform'],
  'Beyond the picture': ['export', 'hooks', 'p5-2'],
} as const;

export const exampleTags = Object.values(tagGroups).flat();
