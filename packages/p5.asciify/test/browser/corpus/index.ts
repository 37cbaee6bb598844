/** All cases, by theme. */
import type { Case } from './case';
import { cameras } from './sketches/cameras.js';
import { life } from './sketches/life.js';
import { lights } from './sketches/lights.js';
import { shaders } from './sketches/shaders.js';
import { shapes } from './sketches/shapes.js';
import { styles } from './sketches/styles.js';
import { textures } from './sketches/textures.js';

export const CORPUS: Readonly<Record<string, readonly Case[]>> = {
  cameras,
  lights,
  textures,
  shaders,
  shapes,
  styles,
  life,
};
