import { exampleSchema, type ExampleMetadata } from '../schemas';
import { readData, readFrame, readPart, slugsIn, type Frame } from './entries';
import { readFiles, type ExampleFile } from './exampleFiles';

/** An example whose frame may not have been captured yet. */
export interface Sketch extends Omit<ExampleMetadata, 'files'> {
  /** The name of its folder. */
  slug: string;
  /** The sketch's source. */
  source: string;
  /** Files that it loads. */
  files: readonly ExampleFile[];
}

export type Example = Sketch & Frame;

/**
 * Reads all examples of a folder, by name.
 *
 * @throws Error naming the file and the rule when an example is incomplete or wrong.
 */
export async function readExamples(folder: string): Promise<Example[]> {
  const sketches = await readSketches(folder);
  return Promise.all(
    sketches.map(async (sketch) => ({ ...sketch, ...(await readFrame(folder, sketch.slug)) })),
  );
}

/**
 * Reads all examples of a folder without their frames, which may not have been captured yet.
 *
 * @param having A file; examples without it are left out.
 */
export async function readSketches(folder: string, having?: string): Promise<Sketch[]> {
  const slugs = await slugsIn(folder, having);
  return Promise.all(slugs.map((slug) => readSketch(folder, slug)));
}

async function readSketch(folder: string, slug: string): Promise<Sketch> {
  const metadata = await readData(folder, slug, 'example.json', exampleSchema);
  return {
    slug,
    ...metadata,
    source: await readPart(folder, slug, 'sketch.js'),
    files: await readFiles(folder, slug, metadata.files ?? []),
  };
}
