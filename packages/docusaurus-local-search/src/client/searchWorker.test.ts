import { afterEach, expect, test, vi } from 'vitest';
import { SearchWorker, type Instruction, type Reply, type WorkerLike } from './searchWorker';

const anything = { query: 'anything', count: 20, excerptWords: 10 };

/** A fake worker, whose replies and failures the test decides. */
class PlayedWorker extends EventTarget {
  readonly received: Instruction[] = [];
  isTerminated = false;

  postMessage(instruction: Instruction): void {
    this.received.push(instruction);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  reply(reply: Reply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }

  breakDown(): void {
    this.dispatchEvent(new Event('error'));
  }
}

function setUp(): { worker: SearchWorker; started: PlayedWorker[] } {
  const started: PlayedWorker[] = [];
  const start = (): WorkerLike => {
    const played = new PlayedWorker();
    started.push(played);
    return played;
  };
  return { worker: new SearchWorker(start, 'https://example.org/'), started };
}

test('nothing starts before it is wanted, and one worker answers everything', async () => {
  const { worker, started } = setUp();
  expect(started).toHaveLength(0);
  worker.prepare();
  worker.prepare();
  const search = worker.search(anything);
  expect(started).toHaveLength(1);
  expect(started[0]?.received).toEqual([
    { kind: 'prepare', baseUrl: 'https://example.org/' },
    { kind: 'search', id: 1, question: anything },
  ]);
  // A question without an answer fails 20 s later, in the middle of another test.
  started[0]?.reply({ kind: 'answer', id: 1, answer: [] });
  await search;
});

test('answers reach those who asked, in whatever order they come', async () => {
  const { worker, started } = setUp();
  const first = worker.search(anything);
  const second = worker.search(anything);
  started[0]?.reply({ kind: 'answer', id: 2, answer: ['b'] });
  started[0]?.reply({ kind: 'answer', id: 1, answer: ['a'] });
  await expect(first).resolves.toEqual(['a']);
  await expect(second).resolves.toEqual(['b']);
});

test('a failure is passed on with its reason', async () => {
  const { worker, started } = setUp();
  const search = worker.search(anything);
  started[0]?.reply({ kind: 'failure', id: 1, message: 'no index' });
  await expect(search).rejects.toThrow('no index');
});

test('a worker that breaks down fails its questions; the next question starts another', async () => {
  const { worker, started } = setUp();
  const search = worker.search(anything);
  started[0]?.breakDown();
  await expect(search).rejects.toThrow();
  expect(started[0]?.isTerminated).toBe(true);

  const again = worker.search(anything);
  started[1]?.reply({ kind: 'answer', id: 2, answer: [] });
  await expect(again).resolves.toEqual([]);
});

test('a worker that cannot be started fails the questions, not the page', async () => {
  const played = new PlayedWorker();
  let isAllowed = false;
  const worker = new SearchWorker(() => {
    if (!isAllowed) throw new TypeError('Refused');
    return played;
  }, 'https://example.org/');
  expect(() => worker.prepare()).not.toThrow();
  await expect(worker.search(anything)).rejects.toThrow('The search engine could not be started.');

  isAllowed = true;
  const again = worker.search(anything);
  played.reply({ kind: 'answer', id: 2, answer: [] });
  await expect(again).resolves.toEqual([]);
});

test('a worker that never answers is replaced; one that does is left alone', async () => {
  vi.useFakeTimers();
  const { worker, started } = setUp();
  const answered = worker.search(anything);
  started[0]?.reply({ kind: 'answer', id: 1, answer: [] });
  await answered;
  vi.advanceTimersByTime(60_000);
  expect(started[0]?.isTerminated).toBe(false);

  const search = worker.search(anything);
  const failure = expect(search).rejects.toThrow('The search engine does not answer.');
  vi.advanceTimersByTime(60_000);
  await failure;
  expect(started[0]?.isTerminated).toBe(true);
  void worker.search(anything);
  expect(started).toHaveLength(2);
});

afterEach(() => void vi.useRealTimers());
