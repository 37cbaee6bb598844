import { Store } from '../Store';
import type { FileStorage } from './fileStorage';
import { fileNameFrom, isFreeName, typeOfName } from './kinds';
import { fileNews, sizeInWords } from './messages';
import { bytesOf, type OwnFile } from './OwnFile';

type Change = (storage: FileStorage) => Promise<void>;

/** How many bytes the files of a sketch may have together. */
export const maxBytes = 25_000_000;

export interface OwnFilesState {
  readonly files: readonly OwnFile[];
  /** Whether all files will be there after a reload. */
  readonly isKept: boolean;
  /** What came of the last change, in words for the reader. */
  readonly news: readonly string[];
  /** The file that was removed last, which can be brought back to its place. */
  readonly removed: { file: OwnFile; place: number } | undefined;
}

/** The reader's own files for one sketch. */
export class OwnFiles extends Store<OwnFilesState> {
  private lastKey = 0;
  /** Names of files that are about to be stored. */
  private readonly unsaved = new Set<string>();
  /** The names of the files of each change that the storage has not confirmed. */
  private readonly unconfirmed = new Set<readonly string[]>();
  /** Changes of the storage, one after the other. */
  private writing: Promise<unknown> = Promise.resolve();

  /** @param storage Where files are kept; without one, they last as long as the page. */
  constructor(private readonly storage: FileStorage | undefined) {
    super({ files: [], isKept: storage !== undefined, news: [], removed: undefined });
  }

  /** Loads the saved files. */
  async load(): Promise<void> {
    const files = await this.storage?.load().catch(() => undefined);
    const added = this.state.files;
    const kept = (files ?? []).filter(({ name }) => !added.some((file) => file.name === name));
    this.set({ files: [...kept.map((file) => this.keyed(file)), ...added] });
  }

  /** Takes files in, in the place of those of the same name. */
  async add(given: Iterable<File>): Promise<void> {
    const refused: string[] = [];
    const added: string[] = [];
    for (const file of given) {
      const read = await this.read(file);
      if (typeof read === 'string') refused.push(read);
      else {
        this.put(read);
        added.push(read.name);
      }
    }
    this.set({ news: [...(added.length > 0 ? [fileNews.added(added)] : []), ...refused] });
    await this.writing;
    if (added.length > 0 && (await this.storage?.findTrouble()) === 'low') {
      this.set({ news: [...this.state.news, fileNews.almostFull] });
    }
  }

  /**
   * Makes an empty file of text.
   *
   * @returns Its name, or nothing where it was refused; the news say why.
   */
  create(wanted: string): string | undefined {
    const name = this.accept(wanted);
    if (name === undefined) return undefined;
    this.put({ name, content: '' });
    this.set({ news: [fileNews.added([name])] });
    return name;
  }

  /**
   * Gives a file of text another name.
   *
   * @returns The name, or nothing where it was refused; the news say why.
   */
  rename(from: string, wanted: string): string | undefined {
    if (fileNameFrom(wanted) === from) return from;
    const file = this.state.files.find(({ name }) => name === from);
    if (!file) return undefined;
    const name = this.accept(wanted);
    if (name === undefined) return undefined;
    const renamed = { ...file, name };
    this.set({
      files: this.state.files.map((each) => (each === file ? renamed : each)),
      news: [fileNews.renamed(from, name)],
    });
    this.write([from, name], (storage) => storage.rename(from, renamed));
    return name;
  }

  /** Takes what the reader has typed into a file of text. */
  edit(name: string, content: string): void {
    const file = this.state.files.find((each) => each.name === name);
    if (!file || file.content === content) return;
    const others = sumOf(this.state.files) - bytesOf(file);
    if (others + bytesOf({ name, content }) > maxBytes) {
      this.set({ news: [fileNews.notEdited(name, sizeInWords(maxBytes))] });
      return;
    }
    this.put({ name, content });
  }

  remove(name: string): void {
    const place = this.state.files.findIndex((file) => file.name === name);
    const file = this.state.files[place];
    if (!file) return;
    this.set({
      files: this.state.files.filter((each) => each !== file),
      removed: { file, place },
      news: [fileNews.removed(name)],
    });
    this.write([name], (storage) => storage.remove(name));
  }

  /** Brings the file back that was removed last, unless another has its name now. */
  undoRemove(): void {
    const { removed, files } = this.state;
    if (!removed) return;
    const { file, place } = removed;
    const isTaken = files.some(({ name }) => name === file.name);
    const refusal = isTaken ? fileNews.taken(file.name) : this.tooLarge(file.name, bytesOf(file));
    if (refusal !== undefined) {
      this.set({ news: [refusal] });
      return;
    }
    this.set({
      files: files.toSpliced(place, 0, file),
      removed: undefined,
      news: [fileNews.back(file.name)],
    });
    this.keep(file);
  }

  /**
   * Notes what the storage has not confirmed, since the page may be gone before it does. Files that
   * are no text are not noted: they are too large for it.
   */
  addPendingWrites(): void {
    const names = new Set([...this.unconfirmed].flat());
    this.storage?.note(
      [...names].flatMap((name) => {
        const content = this.state.files.find((file) => file.name === name)?.content;
        return content instanceof Blob ? [] : [{ name, content }];
      }),
    );
  }

  /** Resolves when everything is stored that can be. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private put(file: OwnFile): void {
    const { files } = this.state;
    const isNew = !files.some(({ name }) => name === file.name);
    this.set({
      files: isNew
        ? [...files, this.keyed(file)]
        : files.map((each) => (each.name === file.name ? { ...file, key: each.key } : each)),
    });
    this.keep(file);
  }

  private keyed(file: OwnFile): OwnFile {
    this.lastKey += 1;
    return { ...file, key: this.lastKey };
  }

  /** Stores a file as it is when its turn comes, which may be after several edits. */
  private keep({ name }: OwnFile): void {
    if (this.unsaved.has(name)) return;
    this.unsaved.add(name);
    this.write([name], async (storage) => {
      this.unsaved.delete(name);
      const file = this.state.files.find((each) => each.name === name);
      if (file) await storage.save(file);
    });
  }

  /** The name of a new file of text; nothing where it cannot have it, with the reason as news. */
  private accept(wanted: string): string | undefined {
    const name = fileNameFrom(wanted);
    const isTaken = !isFreeName(name) || this.state.files.some((file) => file.name === name);
    if (!isTaken && typeOfName(name)?.isText) return name;
    this.set({ news: [isTaken ? fileNews.taken(name) : fileNews.noTextName(name)] });
    return undefined;
  }

  private write(names: readonly string[], change: Change): void {
    this.unconfirmed.add(names);
    this.writing = this.writing.then(async () => {
      if (this.storage) await change(this.storage).catch(() => this.set({ isKept: false }));
      this.unconfirmed.delete(names);
    });
  }

  /** Reads a file that was dropped or chosen; a text says why it cannot be added. */
  private async read(file: File): Promise<OwnFile | string> {
    const name = fileNameFrom(file.name);
    const type = typeOfName(name);
    if (!type) return fileNews.unknownType(name);
    if (!isFreeName(name)) return fileNews.taken(name);
    const tooLarge = this.tooLarge(name, file.size);
    if (tooLarge !== undefined) return tooLarge;
    try {
      const bytes = await file.arrayBuffer();
      if (!type.isText) return { name, content: new Blob([bytes], { type: type.media }) };
      const text = textOf(bytes);
      return text === undefined ? fileNews.notText(name) : { name, content: text };
    } catch {
      return fileNews.unreadable(name);
    }
  }

  private tooLarge(name: string, bytes: number): string | undefined {
    const others = this.state.files.filter((file) => file.name !== name);
    return sumOf(others) + bytes > maxBytes
      ? fileNews.tooLarge(name, sizeInWords(bytes), sizeInWords(maxBytes))
      : undefined;
  }
}

function sumOf(files: readonly OwnFile[]): number {
  return files.reduce((sum, file) => sum + bytesOf(file), 0);
}

function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
