import type { GalleryExample } from './examples';

/** A recipe of the cookbook: a section of one of its pages, with a live example. */
export interface Recipe {
  title: string;
  /** The section, as an address of the site. */
  address: string;
  /** The card of its example. */
  example: GalleryExample;
}

/** A page of the cookbook. */
export interface RecipePage {
  /** The name of its file, without the extension. */
  name: string;
  recipes: readonly Recipe[];
}
