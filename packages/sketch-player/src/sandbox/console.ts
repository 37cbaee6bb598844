import { logLevels, type LogLevel } from '../protocol/protocol';
import type { Send } from './channel';
import { describeValues } from './describeValue';

/**
 * How many messages are sent per second. More are only counted: a sketch may log in every frame, or
 * in a loop.
 */
const limit = 100;
const second = 1000;
const maxValues = 20;

/** Sends the console messages of the sketch to the page. The browser's console shows them as well. */
export function forwardConsole(send: Send): void {
  let sent = 0;
  let dropped = 0;
  /**
   * The last message that was sent. Its key is empty unless a repeat can be recognised without
   * describing the values.
   */
  let last = { key: '', level: logLevels[0] as LogLevel, values: [] as unknown[] };
  let repeats = 0;

  const sendRepeats = (): void => {
    if (repeats > 0) send({ type: 'log', level: last.level, values: last.values, count: repeats });
    repeats = 0;
  };
  window.setInterval(() => {
    sendRepeats();
    if (dropped > 0) send({ type: 'dropped', count: dropped });
    sent = 0;
    dropped = 0;
  }, second);

  for (const level of logLevels) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      const key = keyOf(level, values);
      if (key !== '' && key === last.key) {
        repeats += 1;
        return;
      }
      sendRepeats();
      if (sent >= limit) {
        dropped += 1;
        last = { ...last, key: '' };
        return;
      }
      sent += 1;
      const described = describeValues(values.slice(0, maxValues));
      last = { key, level, values: described };
      send({ type: 'log', level, values: described });
    };
  }
}

/**
 * A key that is equal for equal messages; empty when a message is long, or holds something that may
 * change.
 */
function keyOf(level: LogLevel, values: readonly unknown[]): string {
  if (values.length > maxValues) return '';
  let key: string = level;
  for (const value of values) {
    if (typeof value === 'object' ? value !== null : /^(function|symbol)$/.test(typeof value)) {
      return '';
    }
    const text = String(value);
    if (text.length > 200) return '';
    key += `\0${typeof value}\0${text}`;
  }
  return key;
}
