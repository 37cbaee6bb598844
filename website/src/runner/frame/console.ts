import { describeValue } from '../describeValue';
import { logLevels } from '../protocol';
import type { Send } from './channel';

/** More in a second are counted instead of sent: a sketch may log in every frame, or in a loop. */
const limit = 100;
const second = 1000;
const maxValues = 20;

/** Sends to the page what the sketch logs. The browser's own console shows it as well. */
export function forwardConsole(send: Send): void {
  let sent = 0;
  let dropped = 0;
  window.setInterval(() => {
    if (dropped > 0) send({ type: 'dropped', count: dropped });
    sent = 0;
    dropped = 0;
  }, second);

  for (const level of logLevels) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      if (sent >= limit) {
        dropped += 1;
        return;
      }
      sent += 1;
      const described = values.slice(0, maxValues).map((value) => describeValue(value));
      send({ type: 'log', level, values: described });
    };
  }
}
