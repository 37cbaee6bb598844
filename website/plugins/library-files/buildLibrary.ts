import { join } from 'node:path';
import { codeVersion } from '../../cache/codeVersion';
import { contentHash } from '../../cache/contentHash';
import { librarySources } from '../../cache/librarySources';
import { makeFolder } from '../../cache/makeFolder';
import { runProgram } from '../../runProgram';

const repository = join(__dirname, '../../..');

/** Builds the library, unless it is there and nothing that it depends on has changed. */
export async function buildLibrary(): Promise<void> {
  await makeFolder({
    name: 'library',
    folder: join(repository, 'packages/p5.asciify/dist'),
    version: contentHash([codeVersion(), librarySources()]),
    make: () => runProgram('npm', ['run', 'build', '-w', 'p5.asciify'], repository),
  });
}
