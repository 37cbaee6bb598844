// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DiagnosedSource } from '../diagnosis/diagnosis';
import type { Diagnosis, Problem } from '../diagnosis/Problem';
import type { RunOptions } from './Run';
import type { Session } from './Session';
import { playingSession } from './testSession';

const runs = vi.hoisted((): RunOptions[] => []);
vi.mock('./Run', () => ({
  Run: class {
    readonly source: string;
    constructor(options: RunOptions) {
      this.source = options.source;
      runs.push(options);
    }
    send(): void {}
    close(): void {}
  },
}));
vi.mock('./motion', () => ({
  isMotionWelcome: () => true,
  onMotionChange: () => () => {},
}));
vi.mock('../diagnosis/diagnosis', () => ({
  lint: () => Promise.resolve([]),
  diagnose: (problem: Problem, sketch: DiagnosedSource): Promise<Diagnosis> =>
    Promise.resolve(correct(problem, sketch.source)),
}));

/** Finds the misspelt word, and nothing else, in a source. */
function correct(problem: Problem, source: string): Diagnosis {
  const from = source.indexOf('bocks');
  const repair = {
    from: source,
    source: source.replace('bocks', 'box'),
    major: '1' as const,
    changes: [],
  };
  const fix = { label: 'Change to box', from, to: from + 5, insert: 'box' };
  return { ...problem, fix, repair };
}

const source = 'setup();\nbocks();';

/** The sandbox reports an error at the misspelt word of the source that runs. */
function breakDown(): void {
  runs.at(-1)?.onReport({
    type: 'error',
    name: 'ReferenceError',
    message: 'bocks is not defined',
    line: 2,
    column: 1,
  });
}

/** Breaks down, and waits for the correction that is looked for then. */
async function breakDownAndCorrect(session: Session) {
  breakDown();
  return vi.waitFor(() => {
    const fix = session.state.problem?.fix;
    if (!fix) throw new Error('There is no correction yet.');
    return fix;
  });
}

beforeEach(() => runs.splice(0));

describe('a correction', () => {
  it('is applied, and the result runs', async () => {
    const session = playingSession(source);
    session.applyFix(await breakDownAndCorrect(session));
    expect(session.state.source).toBe('setup();\nbox();');
    expect(runs.at(-1)?.source).toBe('setup();\nbox();');
  });

  it('is applied if the same has been found anew since its button was drawn', async () => {
    const session = playingSession(source);
    const fix = await breakDownAndCorrect(session);
    session.applyFix({ ...fix });
    expect(session.state.source).toBe('setup();\nbox();');
  });

  it('is ignored if another is shown by then', async () => {
    const session = playingSession(source);
    const fix = await breakDownAndCorrect(session);
    session.applyFix({ ...fix, insert: 'bow' });
    expect(session.state.source).toBe(source);
    expect(runs).toHaveLength(1);
  });

  it('is withdrawn when the source changes, and the place moves along', async () => {
    const session = playingSession(source);
    const fix = await breakDownAndCorrect(session);
    session.edit(`// mine\n${source}`);
    expect(session.state.problem).toEqual({ message: 'bocks is not defined', line: 3, column: 1 });
    // The button of the dropped correction may still be on the screen when it is pressed.
    session.applyFix(fix);
    expect(session.state.source).toBe(`// mine\n${source}`);
    expect(runs).toHaveLength(1);
  });

  it('is looked for in the source that runs, not in what was typed since', async () => {
    const session = playingSession(source);
    session.edit(`// mine\n${source}`);
    breakDown();
    expect(session.state.problem).toEqual({ message: 'bocks is not defined', line: 3, column: 1 });
    session.edit(source);
    await vi.waitFor(() => expect(session.state.problem?.fix).toMatchObject({ from: 9, to: 14 }));
  });

  it('does not outlive its run', async () => {
    const session = playingSession(source);
    await breakDownAndCorrect(session);
    session.play();
    expect(session.state.problem).toBeUndefined();
    await breakDownAndCorrect(session);
    session.reset();
    expect(session.state.problem).toBeUndefined();
  });
});

describe('a rescue', () => {
  it('stays on offer while the next problem of its run is diagnosed', async () => {
    const session = playingSession(source);
    await breakDownAndCorrect(session);
    const rescue = session.state.problem?.repair;
    expect(rescue?.source).toBe('setup();\nbox();');
    breakDown();
    expect(session.state.problem?.fix).toBeUndefined();
    expect(session.state.problem?.repair).toEqual(rescue);
    session.play();
    breakDown();
    expect(session.state.problem?.repair).toBeUndefined();
  });
});
