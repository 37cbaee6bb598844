import type { Repair } from '../diagnosis/Problem';
import { notices } from './messages';
import type { AppliedRescue, SessionState } from './state';

interface RescuesOptions {
  getState: () => SessionState;
  /** What the sketch shows as text. Rejects when that is nothing. */
  captureText: () => Promise<string>;
  onChange: (change: Partial<SessionState>) => void;
}

/**
 * How long the output before a repair may take, in milliseconds. The reader waits for it, and a sketch
 * that still answers takes a few of them.
 */
const timeBefore = 1000;
/** How long the output after a repair may take, in milliseconds. Nothing waits for it. */
const timeAfter = 10_000;

/**
 * The rescue that a reader has applied. A rescue may bring another major version of p5.js, which
 * goes and comes with it: also when the reader undoes and redoes it in the editor.
 */
export class Rescues {
  private applied: AppliedRescue | undefined;
  /** The announcement of the last change. */
  notice: string = notices.rescued;

  constructor(private readonly options: RescuesOptions) {}

  /** Keeps what the sketch shows before a rescue is applied. */
  async showBefore(rescue: Repair): Promise<void> {
    const { hasPicture, major } = this.options.getState();
    const before = hasPicture ? await this.text(timeBefore) : undefined;
    this.applied = { rescue, majorBefore: major, before, after: undefined };
  }

  /** Takes what the sketch shows in its first frame after the rescue. */
  async showAfter(): Promise<void> {
    const { source, rescued } = this.options.getState();
    if (!rescued || rescued.after !== undefined || source !== rescued.rescue.source) return;
    const after = await this.text(timeAfter);
    if (this.options.getState().rescued !== rescued) return;
    this.applied = { ...rescued, after };
    this.options.onChange({ rescued: this.applied });
  }

  /** Switches to the version of p5.js that the rescue brings, and shows what it has changed. */
  apply(): void {
    if (!this.applied) return;
    const { rescue, majorBefore } = this.applied;
    const isOther = rescue.major !== majorBefore;
    this.notice = isOther ? notices.rescuedOn(rescue.major) : notices.rescued;
    this.options.onChange({ rescued: this.applied, major: rescue.major, notice: this.notice });
  }

  /** Switches back to the version of p5.js before the rescue. */
  undo(): void {
    if (!this.applied) return;
    const { rescue, majorBefore } = this.applied;
    const isOther = rescue.major !== majorBefore;
    this.notice = isOther ? notices.rescueUndoneOn(majorBefore) : notices.rescueUndone;
    this.options.onChange({ rescued: undefined, major: majorBefore, notice: this.notice });
  }

  /**
   * To be called after every edit: an undone or redone rescue takes its version of p5.js along, and
   * any other source ends the comparison.
   */
  follow(): void {
    const { source, rescued } = this.options.getState();
    const { from, source: repaired } = this.applied?.rescue ?? {};
    if (source !== from && source !== repaired) {
      if (rescued) this.options.onChange({ rescued: undefined });
    } else if (from === repaired) {
      // Nothing but the version has changed, so the source does not tell which of the two it is.
    } else if (source === repaired && !rescued) {
      this.apply();
    } else if (source === from && rescued) {
      this.undo();
    }
  }

  forget(): void {
    this.applied = undefined;
    this.options.onChange({ rescued: undefined });
  }

  private async text(time: number): Promise<string | undefined> {
    const late = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), time);
    });
    const text = await Promise.race([this.options.captureText(), late]).catch(() => undefined);
    return text?.trim() ? text : undefined;
  }
}
