// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DiagnosedSource } from '../diagnosis/diagnosis';
import type { Diagnosis, Problem } from '../diagnosis/Problem';
import type { RunOptions } from './Run';
import { Scheduler } from './Scheduler';
import { Session } from './Session';

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
  return { ...problem, fix: { label: 'Change to box', from, to: from + 5, insert: 'box' } };
}

const source = 'setup();\nbocks();';

function playing(): Session {
  const session = new Session({
    title: 'A sketch',
    source,
    // A trusted sketch is not linted, so only what the sandbox reports is diagnosed.
    isTrusted: true,
    autoplays: false,
    major: '1',
    majors: ['1', '2'],
    needsCamera: false,
    fitsCanvas: false,
    files: { sandbox: '', p5: [{ major: '1', url: '' }], library: '', playground: '' },
    loadCompletions: () => Promise.resolve([]),
    preview: document.createElement('div'),
    scheduler: new Scheduler(),
    draft: {
      load: () => undefined,
      others: () => [],
      save: () => true,
      remove: () => {},
      removeAll: () => {},
    },
  });
  session.play();
  return session;
}

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
    const session = playing();
    session.applyFix(await breakDownAndCorrect(session));
    expect(session.state.source).toBe('setup();\nbox();');
    expect(runs.at(-1)?.source).toBe('setup();\nbox();');
  });

  it('is withdrawn when the source changes, and the place moves along', async () => {
    const session = playing();
    const fix = await breakDownAndCorrect(session);
    session.edit(`// mine\n${source}`);
    expect(session.state.problem).toEqual({ message: 'bocks is not defined', line: 3, column: 1 });
    // The button of the dropped correction may still be on the screen when it is pressed.
    session.applyFix(fix);
    expect(session.state.source).toBe(`// mine\n${source}`);
    expect(runs).toHaveLength(1);
  });

  it('is looked for in the source that runs, not in what was typed since', async () => {
    const session = playing();
    session.edit(`// mine\n${source}`);
    breakDown();
    expect(session.state.problem).toEqual({ message: 'bocks is not defined', line: 3, column: 1 });
    session.edit(source);
    await vi.waitFor(() => expect(session.state.problem?.fix).toMatchObject({ from: 9, to: 14 }));
  });

  it('does not outlive its run', async () => {
    const session = playing();
    await breakDownAndCorrect(session);
    session.play();
    expect(session.state.problem).toBeUndefined();
    await breakDownAndCorrect(session);
    session.reset();
    expect(session.state.problem).toBeUndefined();
  });
});
