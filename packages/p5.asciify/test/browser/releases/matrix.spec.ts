import { test } from '../harness/test';
import { expect } from '@playwright/test';
import { faultsOfLibrary, faultsOfP5 } from './judge';
import { play } from './play';
import { ROWS } from './rows/index';
import { majorOf } from '../../p5Releases';

for (const row of ROWS) {
  test(row.name, { tag: row.majors.map((major) => `@p5-${major}`) }, async ({ page, site, release }) => {
    const t = [performance.now()];
    page.on('console', () => undefined);
    const plain = await play(page, site, row, { release, withLibrary: false });
    t.push(performance.now());
    const converted = await play(page, site, row, { release, withLibrary: true });
    t.push(performance.now());
    const moments = row.moments(majorOf(release));
    console.log(release, row.name, t.map((x, i) => Math.round(x - (t[i - 1] ?? x))).join(' '));
    expect.soft(faultsOfP5(moments, plain)).toEqual([]);
    expect.soft(faultsOfLibrary(moments, converted, plain)).toEqual([]);
  });
}
