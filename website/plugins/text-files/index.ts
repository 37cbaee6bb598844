/** Lets components import `.txt` files, such as the frames of examples, as strings. */
import type { Plugin } from '@docusaurus/types';

export default function textFilesPlugin(): Plugin {
  return {
    name: 'text-files',
    configureWebpack: () => ({ module: { rules: [{ test: /\.txt$/, type: 'asset/source' }] } }),
  };
}
