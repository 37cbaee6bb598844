import { join } from 'node:path';
import * as v from 'valibot';
import { cached } from '../../cache/cached';
import { threadOf } from '../../threads';
import type { Code } from './highlightCode';

const highlightCode = threadOf(join(__dirname, 'highlightCode.ts'));

/**
 * Highlights code.
 *
 * @param meta The words behind the language of a fenced block; `{1,3-5}` marks lines.
 * @returns The lines as HTML, each a `span` with the class `line`.
 * @throws Error naming the known languages when `language` is not one of them.
 */
export async function highlight(code: string, language = 'text', meta = ''): Promise<string> {
  const input: Code = { code, language, meta };
  const html = await cached('highlighting', [code, language, meta], async () =>
    v.parse(v.string(), await highlightCode(input)),
  );
  return html.toString();
}
