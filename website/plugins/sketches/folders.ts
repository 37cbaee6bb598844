import { join } from 'node:path';

/** The folders of the repository in which sketches are, and the docs that show recipes. */
export function sketchFolders(siteDir: string) {
  return {
    examples: join(siteDir, '../examples'),
    course: join(siteDir, '../course'),
    exercises: join(siteDir, '../exercises'),
    templates: join(siteDir, 'plugins/sketches/templates'),
    cookbook: join(siteDir, 'docs/cookbook'),
  };
}
