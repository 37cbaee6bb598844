/** The search engine, beside the page: indexing and searching never hold up a keystroke. */
import { answer } from '../engine/answer';
import type { Catalogue } from '../engine/catalogue';
import { parseSearch } from '../engine/request';
import { loadCatalogue } from './loadCatalogue';
import { parseInstruction, type Reply } from './protocol';

let root = '';
let catalogue: Promise<Catalogue> | undefined;

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const instruction = parseInstruction(data);
  if (instruction.kind === 'prepare') {
    root = instruction.baseUrl;
    // Nobody has asked yet: whoever does is told what went wrong.
    getCatalogue().catch(() => undefined);
  } else {
    void search(instruction.id, instruction.call).then((reply) => postMessage(reply));
  }
});

async function search(id: number, call: unknown): Promise<Reply> {
  try {
    const loaded = await getCatalogue();
    const results = parseSearch(call).map((request) => answer(loaded, request, { root }));
    return { kind: 'results', id, results };
  } catch (error) {
    return { kind: 'failure', id, message: error instanceof Error ? error.message : String(error) };
  }
}

/** The index, fetched once; after a failure the next question fetches it again. */
function getCatalogue(): Promise<Catalogue> {
  catalogue ??= loadCatalogue(root).catch((error: unknown) => {
    catalogue = undefined;
    throw error;
  });
  return catalogue;
}
