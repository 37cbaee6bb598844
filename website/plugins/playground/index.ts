import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { examplesFolder } from '../examples';
import { readSketches } from '../examples/readExamples';
import { listPublished } from './published';
import { readTemplates, type Template } from './templates';

/** Gives the playground its templates and the list of published sketches; see README.md. */
export default function playgroundPlugin({ siteDir }: LoadContext): Plugin<Template[]> {
  const folder = join(siteDir, 'plugins/playground/templates');
  return {
    name: 'playground',
    getPathsToWatch: () => [join(folder, '*')],
    loadContent: () => readTemplates(folder),
    async contentLoaded({ content, actions }) {
      await actions.createData('templates.json', content);
      const examples = await readSketches(examplesFolder(siteDir));
      await actions.createData('published.json', await listPublished([...content, ...examples]));
    },
  };
}
