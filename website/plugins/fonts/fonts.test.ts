import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faces } from './faces';
import { servedName, subset } from './subset';

const folder = new URL('../../static/assets/fonts/', import.meta.url);
const styles = readFileSync(new URL('../../src/css/fonts.css', import.meta.url), 'utf8');

describe('served fonts', () => {
  it('are those that their packages yield', async () => {
    const expected = await Promise.all(
      faces.map(async (face) => servedName(face, await subset(face))),
    );
    expect(readdirSync(folder).sort()).toEqual(expected.sort());
  }, 60_000);

  it('are all named by the style sheet', () => {
    const named = [...styles.matchAll(/assets\/fonts\/([\w.-]+\.woff2)/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(readdirSync(folder).sort());
  });

  it('weigh no more than 30 kB in the first screen of a page', () => {
    const inFirstScreen = faces.filter(({ name, preload }) => preload || name.startsWith('press'));
    const weigh = ({ name }: { name: string }) =>
      readFileSync(
        new URL(readdirSync(folder).find((file) => file.startsWith(`${name}.`)) ?? '', folder),
      ).length;
    expect(inFirstScreen.reduce((sum, face) => sum + weigh(face), 0)).toBeLessThan(30_000);
  });
});
