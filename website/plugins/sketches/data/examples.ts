import {
  recipeTag,
  type GalleryExample,
  type PictureColours,
  type PieceStory,
} from '../../../shared/examples';
import { highlight } from '../../highlighting/highlight';
import { publishedFolder } from '../reading/exampleFiles';
import type { Example } from '../reading/examples';
import type { Story } from '../reading/stories';
import { stillOf } from './colourPicture';
import type { Asset, SiteData } from './siteData';

/** An example, and what pages show of it. */
export interface ShownExample {
  example: Example;
  card: GalleryExample;
  /** What `LiveExample` shows. */
  player: object;
  /** The story of a piece, if it is told. */
  story: PieceStory | undefined;
  /** The pictures of its colours, and the files that it loads. */
  assets: Asset[];
}

export function showExamples(
  examples: readonly Example[],
  stories: readonly Story[],
  baseUrl: string,
): Promise<ShownExample[]> {
  const storyBySlug = new Map(stories.map((story) => [story.slug, story]));
  return Promise.all(
    examples.map(async (example): Promise<ShownExample> => {
      const { source, files, ...metadata } = example;
      const { slug, title, summary, tags, frame } = example;
      const { colours, picture } = stillOf(slug, example.colours, baseUrl);
      const card = { slug, title, summary, tags, frame, colours };
      const html = await highlightSource(source);
      const published = publishedFolder({ slug, files }, baseUrl);
      const story = storyBySlug.get(slug);
      const told = story && showStory(story, card, baseUrl);
      return {
        example,
        card,
        player: { ...metadata, ...card, html, published },
        story: told?.story,
        assets: [picture, ...files, ...(told?.pictures ?? [])],
      };
    }),
  );
}

/** One file an example, so that a page pays for its own only. */
export function examplesData(shown: readonly ShownExample[]): SiteData {
  const cards = shown.map(({ card }) => card);
  return {
    data: {
      ...Object.fromEntries(shown.map(({ card, player }) => [`examples/${card.slug}`, player])),
      ...Object.fromEntries(cards.map((card) => [`cards/${card.slug}`, card])),
      gallery: cards.filter(isInGallery),
    },
    assets: shown.flatMap(({ assets }) => assets),
  };
}

/** Recipes are not: the cookbook shows them. */
export function isInGallery({ tags }: Pick<GalleryExample, 'tags'>): boolean {
  return !tags.includes(recipeTag);
}

export const highlightSource = (source: string): Promise<string> =>
  highlight(source.trimEnd(), 'js');

function showStory(
  { slug, about, steps, tries, frames }: Story,
  { frame, colours }: { frame: string; colours: PictureColours },
  baseUrl: string,
): { story: PieceStory; pictures: Asset[] } {
  const made = frames.map((step, index) => {
    const still = stillOf(`${slug}-step-${index + 1}`, step.colours, baseUrl);
    return { frame: step.frame, ...still };
  });
  const shown = [...made, { frame, colours }].map((step, index) => {
    return { frame: step.frame, colours: step.colours, caption: steps[index] ?? '' };
  });
  return {
    story: { about, tries, steps: shown },
    pictures: made.map(({ picture }) => picture),
  };
}
