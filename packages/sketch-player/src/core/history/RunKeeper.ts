import type { Session } from '../Session';
import { findTrouble, troubleOf } from '../persistence/trouble';
import { isOpen, type SessionState } from '../state';
import { keep } from './histories';
import { thumbnailOf } from './thumbnail';
import { hasBegun, hasTakenOver } from './runEvents';

/** How long a sketch draws before its thumbnail is made, in milliseconds: first frames are empty. */
const warmUp = 1500;
/**
 * How long an edit stands that took effect while the sketch ran, before it is kept. Without this, a
 * number that is dragged would leave hundreds of versions.
 */
const settling = 3000;

/** What `RunKeeper` uses of a session. */
export type WatchedSession = Pick<Session, 'subscribe' | 'getState' | 'capture' | 'tellStorage'>;

/** Saves each run of a session to its history. */
export class RunKeeper {
  private ran: Pick<SessionState, 'source' | 'major'> | undefined;
  private drawing: ReturnType<typeof setTimeout> | undefined;
  private settled: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: WatchedSession,
    private readonly sketch: string,
  ) {}

  /** Takes every change of the session. */
  follow(last: SessionState, now: SessionState): void {
    if (hasBegun(last, now)) {
      this.ran = now;
      void this.keep(now);
    }
    if (last.source !== now.source || !isOpen(now.status)) clearTimeout(this.settled);
    if (hasTakenOver(last, now)) this.settle(now);
    if (now.hasPicture !== last.hasPicture) {
      clearTimeout(this.drawing);
      if (now.hasPicture) this.drawing = setTimeout(() => void this.picture(), warmUp);
    }
  }

  private settle(now: SessionState): void {
    clearTimeout(this.settled);
    this.settled = setTimeout(() => {
      this.ran = now;
      void this.keep(now).then(() => this.picture());
    }, settling);
  }

  /** Adds a thumbnail to what runs, if it has characters. */
  private async picture(): Promise<void> {
    const { ran, session } = this;
    if (!ran || !session.getState().hasPicture) return;
    const frame = await session.capture('text').then(
      (file) => file.text(),
      () => '',
    );
    const thumbnail = thumbnailOf(frame);
    if (thumbnail !== undefined && ran === this.ran) await this.keep(ran, thumbnail);
  }

  private async keep(
    { source, major }: Pick<SessionState, 'source' | 'major'>,
    thumbnail?: string,
  ): Promise<void> {
    const { session, sketch } = this;
    try {
      await keep(sketch, { source, p5: major, time: Date.now(), ...(thumbnail && { thumbnail }) });
      session.tellStorage(await findTrouble());
    } catch (error) {
      session.tellStorage(troubleOf(error));
    }
  }
}
