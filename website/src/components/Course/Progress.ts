import * as v from 'valibot';

/** The entry of the storage, which the data protection policy lists. */
const key = 'p5.asciify course';

const progressSchema = v.object({
  version: v.literal(1),
  marks: v.record(v.string(), v.picklist(['done', 'skipped'])),
});

export type Mark = 'done' | 'skipped';
export type Marks = Readonly<Record<string, Mark>>;

export interface ProgressState {
  /** What the reader has done with steps, by their names. */
  marks: Marks;
  /** Whether the last mark could not be stored, and lasts as long as the page. */
  isUnstored: boolean;
}

export const noProgress: ProgressState = { marks: {}, isUnstored: false };

/** Which steps of the course a reader has done, remembered in the browser. */
export class Progress {
  private state: ProgressState | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param open Opens the storage; it may throw, where the browser refuses it. */
  constructor(private readonly open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {}

  readonly get = (): ProgressState => {
    this.state ??= { marks: this.read(), isUnstored: false };
    return this.state;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Marks a step. One that is done stays so when it is skipped later. */
  mark(slug: string, mark: Mark): void {
    const { marks } = this.get();
    if (marks[slug] === 'done' || marks[slug] === mark) return;
    this.keep({ ...marks, [slug]: mark });
  }

  clear(): void {
    this.keep({});
  }

  /** Takes what another tab has stored. */
  readonly hear = ({ key: changed }: Pick<StorageEvent, 'key'>): void => {
    if (changed !== key && changed !== null) return;
    this.set({ marks: this.read(), isUnstored: false });
  };

  private keep(marks: Marks): void {
    let isUnstored = false;
    try {
      if (Object.keys(marks).length === 0) this.open().removeItem(key);
      else this.open().setItem(key, JSON.stringify({ version: 1, marks }));
    } catch {
      isUnstored = true;
    }
    this.set({ marks, isUnstored });
  }

  private set(state: ProgressState): void {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }

  /** The stored progress; `undefined` when the browser refuses to read it, or it is malformed. */
  private read(): Marks {
    try {
      const result = v.safeParse(progressSchema, JSON.parse(this.open().getItem(key) ?? ''));
      return result.success ? result.output.marks : {};
    } catch {
      return {};
    }
  }
}
