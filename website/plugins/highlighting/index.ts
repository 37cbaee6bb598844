import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Keeps Prism, which the theme brings for highlighting in the browser, out of the bundle. */
export default function highlightingPlugin(): Plugin {
  return {
    name: 'highlighting',
    configureWebpack() {
      return {
        resolve: { alias: { 'prism-react-renderer$': join(__dirname, 'noPrism.mjs') } },
      };
    },
  };
}
