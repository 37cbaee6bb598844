/** The search engine in a web worker: indexing and searching never block typing in the page. */
import { answer } from '../engine/answer';
import { createCatalogue, type Catalogue } from '../engine/catalogue';
import { parseQuestion } from '../question';
import { manifestPath, parseIndex, parseManifest } from '../searchIndex';
import { parseInstruction, type Reply } from './searchWorker';

/** Milliseconds after which fetching is given up, so that the reader sees an error. */
const timeout = 15_000;

let root = '';
let catalogue: Promise<Catalogue> | undefined;

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const instruction = parseInstruction(data);
  if (instruction.kind === 'prepare') {
    root = instruction.baseUrl;
    // An error is not reported here: the questions that follow report their own.
    getCatalogue().catch(() => undefined);
  } else {
    void search(instruction.id, instruction.question).then((reply) => postMessage(reply));
  }
});

async function search(id: number, question: unknown): Promise<Reply> {
  try {
    const loaded = await getCatalogue();
    return { kind: 'answer', id, answer: answer(loaded, parseQuestion(question), root) };
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

/**
 * Fetches the manifest and the index that it names.
 *
 * @param baseUrl Where the site is served from; ends with a slash.
 * @throws Error when the index cannot be fetched.
 */
async function loadCatalogue(baseUrl: string): Promise<Catalogue> {
  const manifest = parseManifest(await fetchJson(new URL(manifestPath, baseUrl)));
  return createCatalogue(parseIndex(await fetchJson(new URL(manifest.index, baseUrl))));
}

async function fetchJson(url: URL): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${url.pathname} answered with status ${response.status}.`);
  return response.json();
}
