import { join } from 'node:path';
import type { Element } from 'hast';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { markdownOf, mdxAttribute, placeOf } from '../mdxElements';
import {
  releasesSchema,
  type Releases,
} from '../../../packages/p5.asciify/test/compatibility/releasesTable';
import { compatibilitySchema, type Compatibility } from './compatibility';
import { compatibilitySummary, compatibilityTable } from './compatibilityTable';
import { qualitySchema, type Quality } from './quality';
import { conditions, overallTable, pictureTables, winnersTable } from './qualityTable';
import { readChecked } from './readChecked';
import { releasesSummary, releasesTable, waysTable } from './releasesTable';
import { topics } from './topics';

/** The files with what was measured, below the repository. */
export const measurementFiles = {
  compatibility: 'packages/p5.asciify/test/compatibility/table.json',
  releases: 'packages/p5.asciify/test/compatibility/releases.json',
  quality: 'bench/quality/result.json',
};

interface Data {
  readonly compatibility: Compatibility;
  readonly releases: Releases;
  readonly quality: Quality;
}

type Make = (data: Data, topic: string | undefined) => Element[];

const makers: ReadonlyMap<string, Make> = new Map<string, Make>([
  ['CompatibilitySummary', ({ compatibility }) => [compatibilitySummary(compatibility)]],
  [
    'CompatibilityTable',
    ({ compatibility }, topic = '') => [compatibilityTable(topic, compatibility)],
  ],
  ['ReleasesSummary', ({ releases }) => [releasesSummary(releases)]],
  ['ReleasesTable', ({ releases }) => [releasesTable(releases)]],
  ['WaysTable', ({ releases }) => [waysTable(releases)]],
  ['QualityConditions', ({ quality }) => [conditions(quality)]],
  ['QualityTable', ({ quality }) => [overallTable(quality)]],
  ['QualityWinners', ({ quality }) => [winnersTable(quality)]],
  ['QualityByPicture', ({ quality }) => pictureTables(quality)],
]);

/**
 * Puts tables of what was measured in the place of `<CompatibilityTable topic="Lights"/>`,
 * `<QualityTable/>` and the like.
 *
 * @throws Error when a file of measurements is not as expected, or a page leaves a topic out.
 */
export function remarkMeasurements({ repository }: { repository: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    let found = false;
    visit(tree, 'mdxJsxFlowElement', ({ name }) => {
      found ||= makers.has(name ?? '');
    });
    if (!found) return;

    const data: Data = {
      compatibility: await readChecked(
        join(repository, measurementFiles.compatibility),
        compatibilitySchema,
      ),
      releases: await readChecked(join(repository, measurementFiles.releases), releasesSchema),
      quality: await readChecked(join(repository, measurementFiles.quality), qualitySchema),
    };
    const shown: string[] = [];
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const make = makers.get(node.name ?? '');
      if (!make || !parent || index === undefined) return undefined;
      const topic = mdxAttribute(node, 'topic');
      if (node.name === 'CompatibilityTable') {
        if (topic === undefined || !topics.has(topic)) {
          const known = [...topics.keys()].join(', ');
          throw new Error(
            `${placeOf(node, file)}: there is no topic "${topic ?? ''}"; topics: ${known}`,
          );
        }
        shown.push(topic);
      }
      const made = make(data, topic).map(markdownOf);
      parent.children.splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
    const missing = [...topics.keys()].filter((topic) => !shown.includes(topic));
    if (shown.length > 0 && missing.length > 0) {
      throw new Error(
        `${file.path}: expected a table of every topic, missed ${missing.join(', ')}`,
      );
    }
  };
}
