import { typeOfName } from './kinds';

/** A file that the reader has added to a sketch. Files that are text have it as `content`. */
export interface OwnFile {
  name: string;
  content: string | Blob;
  /** Identifies the file under all its names as long as the page is open, for its editor. */
  key?: number | undefined;
}

export function bytesOf({ content }: OwnFile): number {
  return typeof content === 'string' ? new Blob([content]).size : content.size;
}

/** The content as a blob of the right type. */
export function blobOf({ name, content }: OwnFile): Blob {
  return new Blob([content], { type: typeOfName(name)?.media ?? '' });
}

/** The further scripts among files, in the order in which they run. */
export function scriptsOf(files: readonly OwnFile[]): { name: string; code: string }[] {
  return files.flatMap(({ name, content }) =>
    typeOfName(name)?.isScript && typeof content === 'string' ? [{ name, code: content }] : [],
  );
}
