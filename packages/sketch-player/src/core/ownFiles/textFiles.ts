import type { OwnFile } from './OwnFile';

/** A file that the reader can edit. */
export interface TextFile extends OwnFile {
  content: string;
}

/** The files that readers can edit, in the order in which they were added. */
export function textFilesOf(files: readonly OwnFile[]): TextFile[] {
  return files.flatMap(({ name, content, key }) =>
    typeof content === 'string' ? [{ name, content, key }] : [],
  );
}
