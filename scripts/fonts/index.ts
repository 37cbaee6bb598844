/**
 * `npm run fonts`: subsets the site's fonts, puts their file names into the style sheet, and writes
 * the bitmap faces as files for the social cards.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { faces } from '../../website/plugins/fonts/faces';
import { fontFiles } from '../../website/plugins/social-cards/drawSvg';
import { bitmapFaces, outlines } from '../../testing/rasterise';
import { servedName, subset } from '../../website/plugins/fonts/subset';

const folder = new URL('../../website/static/assets/fonts/', import.meta.url);
const styleSheet = new URL('../../website/src/css/fonts.css', import.meta.url);

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
let css = await readFile(styleSheet, 'utf8');
for (const face of faces) {
  const content = await subset(face);
  const name = servedName(face, content);
  await writeFile(new URL(name, folder), content);
  css = css.replace(new RegExp(`\\b${face.name}\\.[\\da-f]{8}\\.woff2`), name);
  console.log(`${name.padEnd(44)} ${(content.length / 1000).toFixed(1).padStart(5)} kB`);
}
await writeFile(styleSheet, css);

await writeFile(fontFiles.title, await outlines(bitmapFaces.title));
await writeFile(fontFiles.frame, await outlines(bitmapFaces.frame));
