import { chromium } from '@playwright/test';
import { launchOptions } from './browser.js';
const b = await chromium.launch(launchOptions());
for (const [path, width, height, name, sel] of [
  ['/docs/guides/exporting', 1440, 900, 'exporting-1440', ''],
  ['/docs/guides/exporting', 390, 844, 'exporting-390', ''],
  ['/docs/api/interfaces/P5AsciifyExtensions', 1440, 2600, 'ext-1440', ''],
  ['/docs/api/classes/P5Asciifier', 1440, 2200, 'asc-1440', ''],
  ['/docs/api/classes/P5Asciifier', 390, 2000, 'asc-390', ''],
  ['/examples/eye', 1440, 900, 'eye-1440', ''],
] as const) {
  const p = await b.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  const r = await p.goto('http://127.0.0.1:4477' + path); console.log(path, r?.status());
  await p.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
  await p.screenshot({ path: `/tmp/s-${name}.png` }); await p.close();
}
await b.close();
