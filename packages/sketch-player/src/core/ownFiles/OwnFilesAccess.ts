import { isKeepingFiles } from './kept';
import type { OwnFile } from './OwnFile';
import type { OwnFiles, OwnFilesState } from './OwnFiles';

/** The way of a session to the reader's own files. They are loaded when there are any, or one comes. */
export class OwnFilesAccess {
  private opening: Promise<OwnFiles> | undefined;
  private readonly leaving = new AbortController();

  constructor(
    /** The id of the sketch, under which its files are kept; without one, they are not. */
    private readonly id: string | undefined,
    private readonly onChange: (state: OwnFilesState) => void,
  ) {
    if (id !== undefined && isKeepingFiles()) void this.open().catch(() => undefined);
  }

  /** Rejects where the code for files cannot be loaded; the next call tries it again. */
  open(): Promise<OwnFiles> {
    this.opening ??= this.load().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  /** What a run is given: nothing where files could not be loaded. */
  async forRun(): Promise<readonly OwnFile[]> {
    const opened = await this.opening?.catch(() => undefined);
    return opened?.state.files ?? [];
  }

  dispose(): void {
    this.leaving.abort();
  }

  private async load(): Promise<OwnFiles> {
    const [{ OwnFiles }, { fileStorage }] = await Promise.all([
      import('./OwnFiles'),
      import('./fileStorage'),
    ]);
    const files = new OwnFiles(this.id === undefined ? undefined : fileStorage(this.id));
    window.addEventListener('pagehide', () => files.addPendingWrites(), {
      signal: this.leaving.signal,
    });
    await files.load();
    files.subscribe(() => this.onChange(files.state));
    this.onChange(files.state);
    return files;
  }
}
