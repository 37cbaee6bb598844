// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { CONNECT, type Report } from '../protocol/protocol';
import { receiveChannel } from './channel';

afterEach(() => vi.restoreAllMocks());

/** A channel of which the test holds the page's end. */
async function connect() {
  const sent: Report[] = [];
  const port = { postMessage: (report: Report) => sent.push(report) };
  const received = receiveChannel();
  const event = new MessageEvent('message', { data: CONNECT, source: window });
  Object.defineProperty(event, 'ports', { value: [port] });
  window.dispatchEvent(event);
  return { sent, channel: await received };
}

const error: Report = { type: 'error', name: 'Error', message: 'x' };

it('limits the errors per second, and still sends reports that the page needs', async () => {
  const { sent, channel } = await connect();
  for (let count = 0; count < 100; count += 1) channel.send(error);
  channel.send({ type: 'navigated' });
  expect(sent.filter(({ type }) => type === 'error')).toHaveLength(20);
  expect(sent.at(-1)).toEqual({ type: 'navigated' });
});

it('counts them although a sketch has replaced the methods of arrays and sets', async () => {
  const { sent, channel } = await connect();
  vi.spyOn(Array.prototype, 'includes').mockReturnValue(false);
  vi.spyOn(Set.prototype, 'has').mockReturnValue(false);
  for (let count = 0; count < 100; count += 1) channel.send(error);
  vi.restoreAllMocks();
  expect(sent).toHaveLength(20);
});
