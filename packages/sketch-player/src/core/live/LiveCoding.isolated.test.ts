// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../diagnosis/Problem';
import type { Report } from '../../protocol/protocol';
import type { RunOptions } from '../Run';
import type { Session } from '../Session';
import { playingSession } from '../testSession';

/** What the sandbox would be sent, and what the page does with it. */
interface FakeRun {
  options: RunOptions;
  hotReloads: string[];
  isClosed: boolean;
  version: number;
}

const runs = vi.hoisted((): FakeRun[] => []);
vi.mock('../Run', () => ({
  Run: class {
    private readonly fake: FakeRun;
    private readonly sources: string[];
    constructor(options: RunOptions) {
      this.fake = { options, hotReloads: [], isClosed: false, version: 0 };
      this.sources = [options.source];
      runs.push(this.fake);
    }
    get source(): string | undefined {
      return this.sources[this.fake.version];
    }
    sourceOf(id: number): string | undefined {
      return this.sources[id];
    }
    hotReload({ source }: { source: string }): void {
      this.fake.hotReloads.push(source);
      this.sources.push(source);
      this.fake.version = this.sources.length - 1;
    }
    send(): void {}
    close(): void {
      this.fake.isClosed = true;
    }
  },
}));
vi.mock('../motion', () => ({ isMotionWelcome: () => true, onMotionChange: () => () => {} }));
vi.mock('../../diagnosis/diagnosis', () => ({
  lint: () => Promise.resolve([]),
  diagnose: (problem: Problem) => Promise.resolve(problem),
}));

const source = 'const size = 1;\nfunction draw() { box(size); }';
const edited = source.replace('box', 'sphere');
const otherSize = source.replace('= 1', '= 2');

let session: Session;

function report(report: Report, run = runs.at(-1)): void {
  run?.options.onReport(report);
}

beforeEach(async () => {
  vi.useFakeTimers();
  runs.splice(0);
  session = playingSession(source);
  report({ type: 'drawn' });
  await session.setLive(true);
});

afterEach(() => {
  session.dispose();
  vi.useRealTimers();
});

describe('an edit while edits are live', () => {
  it('takes effect when nothing is typed for a moment', () => {
    session.edit(edited.slice(0, -3));
    vi.advanceTimersByTime(200);
    session.edit(edited);
    vi.advanceTimersByTime(200);
    expect(runs[0]?.hotReloads).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(runs[0]?.hotReloads).toEqual([edited]);
    report({ type: 'hotReloaded', id: 1 });
    expect(session.state.live).toEqual({ outcome: 'hotReloaded' });
    // Typing on is not to be talked over.
    expect(session.state.notice).toBe('Running.');
    expect(runs).toHaveLength(1);
  });

  it('takes effect at once when it is asked for, which is told', () => {
    session.edit(edited);
    session.evaluate();
    expect(runs[0]?.hotReloads).toEqual([edited]);
    report({ type: 'hotReloaded', id: 1 });
    expect(session.state.notice).toBe('Your edit runs.');
    vi.advanceTimersByTime(1000);
    expect(runs[0]?.hotReloads).toHaveLength(1);
  });

  it('is marked when it is no JavaScript, and told if that stays', () => {
    session.edit('function draw( { }');
    vi.advanceTimersByTime(300);
    expect(session.state.live).toEqual({ outcome: 'kept' });
    expect(session.state.problem).toMatchObject({ line: 1 });
    expect(session.state.notice).toBe('Running.');
    vi.advanceTimersByTime(2000);
    expect(session.state.notice).toMatch(/^Error in line 1:/);
    expect(session.state.status).toBe('running');
    // Taken back, there is nothing wrong.
    session.edit(source);
    vi.advanceTimersByTime(300);
    expect(session.state.problem).toBeUndefined();
  });

  it('is marked when it throws, and the edit after it is compared with what runs', () => {
    session.edit(edited);
    session.evaluate();
    const [run] = runs;
    if (run) run.version = 0;
    const error = { name: 'TypeError', message: 'no sphere', line: 2, column: 19 };
    report({ type: 'notHotReloaded', id: 1, version: 0, error });
    expect(session.state.live).toEqual({ outcome: 'kept' });
    expect(session.state.problem).toMatchObject({ message: 'no sphere', line: 2, column: 19 });
    expect(session.state.status).toBe('running');
    session.edit(source);
    session.evaluate();
    expect(run?.hotReloads).toEqual([edited]);
    expect(session.state.live).toEqual({ outcome: 'hotReloaded' });
  });

  it('is forgotten when live coding is switched off', async () => {
    session.edit(edited);
    await session.setLive(false);
    vi.advanceTimersByTime(1000);
    expect(runs[0]?.hotReloads).toEqual([]);
    expect(session.state.live).toBeUndefined();
    session.evaluate();
    expect(runs).toHaveLength(2);
  });
});

describe('an edit that needs a restart', () => {
  beforeEach(() => {
    session.edit(otherSize);
    session.evaluate();
  });

  it('starts behind the run that is seen, and takes its place when it draws', () => {
    expect(runs).toHaveLength(2);
    expect(runs[1]?.options).toMatchObject({ source: otherSize, seed: runs[0]?.options.seed });
    expect(session.state).toMatchObject({ status: 'running', live: { outcome: 'restarting' } });
    report({ type: 'drawn', ratio: 2 });
    expect(runs.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    const reason = 'the initial value of size changed';
    expect(session.state).toMatchObject({
      status: 'running',
      ratio: 2,
      live: { outcome: 'restarted', reason },
      notice: `Started again, because ${reason}.`,
    });
    // From now on it is heard.
    report({ type: 'beat', frames: 9, framesPerSecond: 30, looping: true, progress: 'drawing' });
    expect(session.state.frames).toBe(9);
  });

  it('is given up when it throws before it draws', () => {
    report({ type: 'error', name: 'Error', message: 'no canvas', line: 1, column: 1, version: 0 });
    vi.advanceTimersByTime(1000);
    expect(runs.map(({ isClosed }) => isClosed)).toEqual([false, true]);
    expect(session.state).toMatchObject({
      status: 'running',
      live: { outcome: 'kept' },
      problem: { message: 'no canvas', line: 1 },
    });
  });

  it('is shown when it draws in spite of an error', () => {
    report({ type: 'error', name: 'Error', message: 'no file' });
    report({ type: 'drawn' });
    vi.advanceTimersByTime(1000);
    expect(session.state).toMatchObject({
      live: { outcome: 'restarted' },
      problem: { message: 'no file' },
    });
  });

  it('is given up when it ends, never gets to draw, or loses its context', () => {
    runs[1]?.options.onEnd({ message: 'It left.' });
    expect(session.state.problem).toMatchObject({ message: 'It left.' });
    const endings: Report[][] = [
      [{ type: 'contextLost' }],
      Array.from({ length: 9 }, () => ({
        type: 'beat',
        frames: 0,
        framesPerSecond: 0,
        looping: true,
        progress: 'nothing',
      })),
    ];
    for (const reports of endings) {
      session.evaluate();
      const run = runs.at(-1);
      for (const each of reports) report(each, run);
      expect(run?.isClosed).toBe(true);
      expect(session.state).toMatchObject({ status: 'running', live: { outcome: 'kept' } });
    }
    expect(runs[0]?.isClosed).toBe(false);
  });

  it('gives way to the next edit', () => {
    session.edit(edited);
    session.evaluate();
    expect(runs[1]?.isClosed).toBe(true);
    expect(runs[0]?.hotReloads).toEqual([edited]);
  });

  it('ends with the sketch', () => {
    session.stop();
    expect(runs.map(({ isClosed }) => isClosed)).toEqual([true, true]);
    vi.advanceTimersByTime(5000);
    expect(runs).toHaveLength(2);
  });
});

it('starts a sketch again that an edit was to mend', () => {
  report({ type: 'error', name: 'Error', message: 'broken' });
  for (let beat = 0; beat < 9; beat++) {
    report({ type: 'beat', frames: 1, framesPerSecond: 0, looping: true, progress: 'drawing' });
  }
  expect(session.state.status).toBe('failed');
  session.edit(edited);
  vi.advanceTimersByTime(300);
  report({ type: 'drawn' });
  expect(session.state).toMatchObject({ status: 'running', live: { outcome: 'restarted' } });
});

it('leaves a sketch alone that the reader has stopped', () => {
  session.stop();
  session.edit(edited);
  vi.advanceTimersByTime(1000);
  expect(runs).toHaveLength(1);
  session.evaluate();
  expect(runs).toHaveLength(2);
});

describe("a change of the reader's own files while edits are live", () => {
  const secondScript = async (content: string) => {
    const own = await session.ownFiles.open();
    if (own.state.files.length === 0) own.create('dot.js');
    own.edit('dot.js', content);
    await vi.advanceTimersByTimeAsync(300);
  };

  it('restarts behind the running sketch, with the reason', async () => {
    await secondScript('class Dot {}');
    expect(runs).toHaveLength(2);
    expect(session.state.live).toEqual({ outcome: 'restarting', reason: 'its files changed' });
    expect(runs[0]?.isClosed).toBe(false);
    report({ type: 'drawn' });
    expect(runs[0]?.isClosed).toBe(true);
    expect(session.state.live).toEqual({ outcome: 'restarted', reason: 'its files changed' });
    // The same files once more are no change.
    await vi.advanceTimersByTimeAsync(1000);
    session.edit(edited);
    await vi.advanceTimersByTimeAsync(300);
    expect(runs).toHaveLength(2);
    expect(runs[1]?.hotReloads).toEqual([edited]);
  });

  it('leaves the last good version running where a script has a mistake, until it is mended', async () => {
    await secondScript('class Dot {');
    const script = { name: 'dot.js', line: 1, column: 12 };
    runs[1]?.options.onEnd({ message: 'Unexpected end', script });
    expect(runs[0]?.isClosed).toBe(false);
    expect(session.state.live).toEqual({ outcome: 'kept' });
    expect(session.state.problem?.script).toEqual(script);
    // An edit of the sketch does not hide that the script is still wrong.
    session.edit(edited);
    await vi.advanceTimersByTimeAsync(300);
    expect(runs[0]?.hotReloads).toEqual([]);
    expect(runs).toHaveLength(3);
    await secondScript('class Dot {}');
    report({ type: 'drawn' });
    expect(session.state.live).toEqual({ outcome: 'restarted', reason: 'its files changed' });
    expect(session.state.problem).toBeUndefined();
  });
});
