/** What the pages of examples show, as `plugins/sketches` hands it to them. */

/** The tags by which the gallery filters examples, in the groups that it shows. */
export const tagGroups = {
  // A `piece` is an example to look at, rather than one that teaches a single thing.
  Kind: ['piece', 'game', 'generative', 'interaction'],
  'Made from': ['2d', '3d', 'image', 'shader', 'sound', 'text', 'video'],
  Renderers: ['brightness', 'custom2D', 'edge', 'layers', 'plugin', 'several', 'shape'],
  Cells: ['color', 'font', 'grid', 'rotation', 'transform'],
  'Beyond the canvas': ['export', 'hooks', 'p5-2', 'textmode.js'],
} as const;

/** The tag of examples that the cookbook shows instead of the gallery. */
export const recipeTag = 'recipe';

export const exampleTags = [...Object.values(tagGroups).flat(), recipeTag] as const;

/** The colours of a frame's cells, as `plugins/sketches/data/colourPicture.ts` draws them. */
export interface PictureColours {
  /** Address of an image with one pixel for each cell. */
  image: string;
  /** Whether the lower half of the image has the backgrounds' colours, which else are black. */
  hasBackgrounds: boolean;
}

/** An example as its card in the gallery shows it. */
export interface GalleryExample {
  slug: string;
  title: string;
  summary: string;
  tags: readonly string[];
  /** The captured frame, as text. */
  frame: string;
  colours: PictureColours;
}

/** A link to a page. */
export interface PageLink {
  title: string;
  permalink: string;
}

/** Where a file of an example comes from. */
export interface FileCredit {
  work: string;
  source?: string | undefined;
  /** An SPDX identifier. */
  licence: string;
}

/** The story of a piece, as its page tells it. Texts may have code between backticks. */
export interface PieceStory {
  about: string;
  /** How it was made; the last step is the piece itself. */
  steps: { caption: string; frame: string; colours: PictureColours }[];
  tries: string[];
}

/** What the page of an example shows around it. */
export interface ExamplePlace {
  slug: string;
  title: string;
  summary: string;
  tags: string[];
  /** The folder of the example, where its source can be changed. */
  editUrl: string | undefined;
  /** Where its files come from. */
  credits: FileCredit[];
  /** The pages that embed it. */
  explainedIn: PageLink[];
  /** What it uses of the library, as links into the API reference. */
  uses: PageLink[];
  previous?: PageLink;
  next?: PageLink;
}
