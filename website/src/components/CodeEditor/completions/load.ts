import * as v from 'valibot';
import { completionDataSchema } from '@site/plugins/completions/schema';
import { combine, type Knowledge } from './knowledge';

export type P5Line = '1' | '2';

/** Loads the data about p5.asciify and a line of p5.js, which `plugins/completions` writes. */
export async function loadKnowledge(line: P5Line): Promise<Knowledge> {
  const [library, p5] = await Promise.all([
    import('@generated/completions/default/p5.asciify.json'),
    line === '1'
      ? import('@generated/completions/default/p5-1.json')
      : import('@generated/completions/default/p5-2.json'),
  ]);
  return combine(
    v.parse(completionDataSchema, library.default),
    v.parse(completionDataSchema, p5.default),
  );
}
