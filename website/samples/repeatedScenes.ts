import type { Block } from '../shared/planSample';

/**
 * Finds sketches that draw what another sketch of the same file draws: readers would not see what
 * sets them apart. A file of the library holds one class, so its samples stand on one page.
 *
 * Scenes are compared by the text of `draw()`, without comments, and with the same number for all
 * numbers and the same string for all strings: a larger box is the same scene.
 *
 * @returns A message for each sketch that repeats a scene.
 */
export function findRepeatedScenes(blocks: readonly Block[]): string[] {
  const lines = new Map<string, number>();
  return blocks.flatMap(({ file, line, code }) => {
    const scene = sceneOf(code);
    if (scene === undefined) return [];
    const key = `${file}\n${scene}`;
    const first = lines.get(key);
    lines.set(key, first ?? line);
    return first === undefined
      ? []
      : [`${file}:${line}: expected a scene of its own, got that of line ${first}.`];
  });
}

/**
 * The code of `draw()` in the form in which scenes are compared; undefined for a sample without
 * `draw()`.
 */
function sceneOf(code: string): string | undefined {
  const body = /^function draw\(\) \{\n([^]*?)^\}/m.exec(code)?.[1];
  return body
    ?.replace(/\/\/.*$/gm, '')
    .replace(/(['"`]).*?\1/g, "''")
    .replace(/-?\b\d[\d.]*/g, '0')
    .replace(/\s+/g, '');
}
