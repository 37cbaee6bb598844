import { refusals } from '../messages';
import type { OwnFile } from '../ownFiles/OwnFile';
import { typeOfName } from '../ownFiles/kinds';

/** A file that was published with a sketch, which finds it by its name. */
export interface PublishedFile {
  name: string;
  url: string;
}

/** The files that were published with a sketch. */
export interface PublishedFolder {
  /** The name by which links refer to these files, since they carry none. */
  name: string;
  files: readonly PublishedFile[];
}

/** Fetches the files of a published sketch when it first runs, or when a reader takes it along. */
export class PublishedFiles {
  private readonly loaded = new Map<string, Promise<OwnFile>>();

  constructor(private readonly folder: PublishedFolder | undefined) {}

  /** See `PublishedFolder`; nothing where the sketch has no files. */
  get folderName(): string | undefined {
    return this.folder?.name;
  }

  /**
   * All files of the sketch: the reader's own, and those published files that no file of the reader
   * replaces. Rejects where one could not be fetched; the next call tries it again.
   */
  async with(own: readonly OwnFile[]): Promise<readonly OwnFile[]> {
    const listed = this.folder?.files ?? [];
    const needed = listed.filter(({ name }) => !own.some((file) => file.name === name));
    const published = await Promise.all(needed.map((file) => this.load(file)));
    return [...published, ...own];
  }

  private load(file: PublishedFile): Promise<OwnFile> {
    let loading = this.loaded.get(file.name);
    if (!loading) {
      loading = fetchFile(file);
      this.loaded.set(file.name, loading);
      loading.catch(() => this.loaded.delete(file.name));
    }
    return loading;
  }
}

async function fetchFile({ name, url }: PublishedFile): Promise<OwnFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(refusals.notLoaded(name, response.status));
  const isText = typeOfName(name)?.isText;
  return { name, content: await (isText ? response.text() : response.blob()) };
}
