import type { Command } from '../../protocol/protocol';
import type { ReportOf } from '../reports';
import { Store } from '../Store';
import { FrameHistory } from './FrameHistory';
import { isInView, nearestCell, sourceOf, type Cell, type InspectedFrame } from './InspectedFrame';

/** While a sketch runs, the panel updates at most once in this many milliseconds. */
const PACE = 100;

/** Pixels of the source, every `step`-th in each direction. */
export type SourcePixels = Omit<ReportOf<'source'>, 'type' | 'id'>;

export interface InspectionState {
  /** Why there is nothing to inspect. */
  readonly refusal: string | undefined;
  readonly frame: InspectedFrame | undefined;
  /** The place of the frame among those that are kept, and how many these are. */
  readonly place: number;
  readonly count: number;
  readonly cell: Cell;
  /** The pixels around the cell; known for the newest frame only. */
  readonly cellSource: SourcePixels | undefined;
  /** The whole source, while it is wanted; known for the newest frame only. */
  readonly wholeSource: SourcePixels | undefined;
}

type Wanted = 'cellSource' | 'wholeSource';

/** What a reader looks at cell by cell: a frame that is kept, or the newest one, and a cell of it. */
export class Inspection extends Store<InspectionState> {
  private readonly history = new FrameHistory();
  private characters: readonly string[] = [];
  /** Shows each new frame, instead of one that was chosen. */
  private isFollowing = true;
  private wantsWhole = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly asked = new Map<Wanted, number>();
  private nextId = 0;
  /** The place of the asciifier whose cells are wanted. */
  private asciifier = 0;

  constructor(private readonly send: (command: Command) => void) {
    super({
      refusal: undefined,
      frame: undefined,
      place: 0,
      count: 0,
      cell: { x: 0, y: 0 },
      cellSource: undefined,
      wholeSource: undefined,
    });
  }

  /** Begins with a sketch that has drawn, also when it was started again. */
  begin(): void {
    this.history.clear();
    this.isFollowing = true;
    this.asked.clear();
    const nothing = { frame: undefined, cellSource: undefined, wholeSource: undefined };
    this.set({ refusal: undefined, ...nothing });
    this.refresh();
  }

  /** Looks at the cells of another asciifier, whose frames are kept from now on. */
  lookAt(asciifier: number): void {
    this.asciifier = asciifier;
    this.begin();
  }

  /** Reads the visible cells again, without a new frame: the grid may have moved. */
  refresh(): void {
    this.send({ type: 'inspect', isOn: true, asciifier: this.asciifier });
  }

  end(): void {
    clearTimeout(this.timer);
  }

  receive(report: ReportOf<'cells' | 'noCells' | 'source'>): void {
    switch (report.type) {
      case 'cells':
        return this.take(report);
      case 'noCells':
        // The report comes with every frame, and is shown once.
        if (this.state.refusal === report.message) return undefined;
        this.history.clear();
        return this.set({ refusal: report.message, frame: undefined, count: 0 });
      case 'source':
        return this.takeSource(report);
    }
  }

  /** Shows a frame by its place, until the newest is followed again. */
  show(place: number): void {
    const within = Math.min(Math.max(place, 0), this.history.length - 1);
    const frame = this.history.at(within);
    if (!frame) return;
    this.isFollowing = within === this.history.length - 1;
    this.set({ frame, place: within, cell: nearestCell(frame, this.state.cell) });
    this.readSource();
  }

  /** Shows the newest frame, and each one that comes. */
  follow(): void {
    this.isFollowing = true;
    this.publish();
  }

  choose(cell: Cell): void {
    const { frame } = this.state;
    if (!frame) return;
    const { x, y } = nearestCell(frame, cell);
    if (x === this.state.cell.x && y === this.state.cell.y) return;
    this.set({ cell: { x, y }, cellSource: undefined });
    // The grid of a canvas that is larger than the preview reaches beyond it.
    if (!isInView(frame, { x, y })) this.send({ type: 'reveal', x, y });
    this.readSource();
  }

  /** Whether the whole source is wanted, to be shown in place of the characters. */
  wantWholeSource(isWanted: boolean): void {
    this.wantsWhole = isWanted;
    if (isWanted) this.readSource();
    else this.set({ wholeSource: undefined });
  }

  private take({ characters, bytes, ...facts }: ReportOf<'cells'>): void {
    if (characters !== undefined) this.characters = Array.from(characters);
    this.history.add({
      ...facts,
      characters: this.characters,
      bytes: new Uint8Array(bytes),
    });
    if (!this.state.frame) this.publish();
    else this.timer ??= setTimeout(() => this.publish(), PACE);
  }

  private publish(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const count = this.history.length;
    const place = this.isFollowing ? count - 1 : Math.min(this.state.place, count - 1);
    const frame = this.isFollowing ? this.history.at(place) : this.state.frame;
    if (!frame) return;
    this.set({
      refusal: undefined,
      frame,
      place,
      count,
      cell: nearestCell(frame, this.state.cell),
    });
    this.readSource();
  }

  /** Asks for the pixels that are wanted, unless they are on their way. */
  private readSource(): void {
    const { frame, cell } = this.state;
    if (!frame || !this.isFollowing) {
      this.asked.clear();
      this.set({ cellSource: undefined, wholeSource: undefined });
      return;
    }
    const { left, top, width, height } = sourceOf(frame, cell);
    // With half a cell on each side: some renderers compare a cell with its neighbours.
    const area = {
      left: left - width / 2,
      top: top - height / 2,
      width: 2 * width,
      height: 2 * height,
    };
    this.ask('cellSource', area);
    const { sourceWidth, sourceHeight } = frame;
    if (this.wantsWhole && !this.asked.has('wholeSource')) {
      this.ask('wholeSource', { left: 0, top: 0, width: sourceWidth, height: sourceHeight });
    }
  }

  private ask(
    wanted: Wanted,
    area: Pick<Extract<Command, { type: 'readSource' }>, 'left' | 'top' | 'width' | 'height'>,
  ): void {
    const id = this.nextId++;
    this.asked.set(wanted, id);
    this.send({ type: 'readSource', id, ...area });
  }

  private takeSource({ id, ...pixels }: ReportOf<'source'>): void {
    for (const [wanted, asked] of this.asked) {
      if (asked !== id) continue;
      this.asked.delete(wanted);
      if (wanted === 'cellSource') this.set({ cellSource: pixels });
      else if (this.wantsWhole) this.set({ wholeSource: pixels });
    }
  }
}
