/** The pages that show measurements, and the parts of them that are generated. */
import { releasesSchema } from '../../packages/p5.asciify/test/compatibility/releasesTable';
import {
  compatibilityFile,
  compatibilitySchema,
  compatibilitySummary,
  compatibilityTable,
} from './compatibility';
import { qualityFile, qualitySchema } from './quality';
import { conditions, overallTable, pictureTables, winnersTable } from './qualityTable';
import { readJson } from './readJson';
import { releasesFile, releasesSummary, releasesTable, waysTable } from './releases';
import { topics } from './topics';

/** Markdown by the name that stands in a page, such as `releases` in `measured: releases`. */
export type Parts = Readonly<Record<string, string>>;

function compatibilityParts(): Parts {
  const compatibility = readJson(compatibilityFile, compatibilitySchema);
  const releases = readJson(releasesFile, releasesSchema);
  const tables = [...topics.keys()].map(
    (topic) => [topic, compatibilityTable(topic, compatibility)] as const,
  );
  return {
    'releases in short': releasesSummary(releases),
    releases: releasesTable(releases),
    'ways to use it': waysTable(releases),
    'functions in short': compatibilitySummary(compatibility),
    ...Object.fromEntries(tables),
  };
}

function qualityParts(): Parts {
  const quality = readJson(qualityFile, qualitySchema);
  return {
    'all images': overallTable(quality),
    'the best': winnersTable(quality),
    conditions: conditions(quality),
    'each image': pictureTables(quality).join('\n\n'),
  };
}

/** The parts of each page, by its path below the repository. */
export const partsOfPages: Readonly<Record<string, () => Parts>> = {
  'website/docs/getting-started/will-my-sketch-work.mdx': compatibilityParts,
  'website/docs/in-depth/how-good-are-the-characters.mdx': qualityParts,
};

const end = '{/* measured: end */}';
const place = /\{\/\* measured: (?!end )([^*]+) \*\/\}[^]*?\{\/\* measured: end \*\/\}/g;

/**
 * A page with these parts in their places, in each of which something else may stand.
 *
 * @throws Error when a part has no place in the page, or a place no part.
 */
export function fillPage(page: string, parts: Parts): string {
  const places = [...page.matchAll(place)].map(([, name = '']) => name);
  const names = Object.keys(parts);
  if (places.toSorted().join() !== names.toSorted().join()) {
    throw new Error(`expected one place for each of ${names.join(', ')}; got ${places.join(', ')}`);
  }
  return page.replace(place, (_, name: string) =>
    [`{/* measured: ${name} */}`, parts[name], end].join('\n\n'),
  );
}
