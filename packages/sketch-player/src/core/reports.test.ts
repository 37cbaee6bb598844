import { describe, expect, it, vi } from 'vitest';
import type { Progress, Report } from '../protocol/protocol';
import { standstillAt } from './failures';
import { afterReport, carryOut, type ReportEffects } from './reports';
import { initialState, type SessionState, type Status } from './state';

const error: Report = { type: 'error', name: 'Error', message: 'It broke.' };
const drawn: Report = { type: 'drawn' };

interface Beat {
  looping?: boolean;
  framesPerSecond?: number;
  progress?: Progress;
}

function beat(
  frames: number,
  { looping = true, framesPerSecond = 0, progress = 'drawing' }: Beat = {},
): Report {
  return { type: 'beat', frames, framesPerSecond, looping, progress };
}

/**
 * The status after each report. As in a session, an error counts as the problem from its report on.
 */
function statuses(reports: readonly Report[]): Status[] {
  let state: SessionState = { ...initialState('', '1'), status: 'starting' };
  return reports.map((report) => {
    state = { ...state, ...afterReport(state, report) };
    if (report.type === 'error') state = { ...state, problem: { message: report.message } };
    return state.status;
  });
}

const last = (reports: readonly Report[]) => statuses(reports).at(-1);
const silence = (frames: number, beats: number) =>
  Array.from({ length: beats }, () => beat(frames));

describe('a sketch', () => {
  it('runs from its first frame on', () => {
    expect(statuses([beat(0), drawn, beat(20)])).toEqual(['starting', 'running', 'running']);
  });

  it('has failed when it breaks before that', () => {
    expect(statuses([error, beat(0), beat(0)])).toEqual(['failed', 'failed', 'failed']);
  });

  it('runs nevertheless when its first frame comes', () => {
    expect(statuses([error, drawn, beat(1)])).toEqual(['failed', 'running', 'running']);
  });

  it('goes on when something breaks between its first frame and the next beat', () => {
    expect(statuses([drawn, error, beat(20), beat(40)])).toEqual(Array(4).fill('running'));
  });

  it('may rest for two seconds after an error', () => {
    expect(last([drawn, beat(3), error, ...silence(3, 4), beat(4)])).toBe('running');
  });

  it('is not blamed for frames that the browser withholds', () => {
    const withheld = silence(3, 9).map((report) => ({ ...report, withheld: true }));
    expect(last([drawn, beat(3), error, ...withheld])).toBe('running');
    expect(last([drawn, beat(3), error, ...withheld, ...silence(3, 5)])).toBe('failed');
  });

  it('has failed when nothing comes for longer', () => {
    expect(last([drawn, beat(3), error, ...silence(3, 5)])).toBe('failed');
    expect(last([drawn, error, beat(1), ...silence(1, 5)])).toBe('failed');
  });

  it('is not blamed for a silence before its error', () => {
    expect(last([drawn, beat(3), ...silence(3, 9), error, ...silence(3, 4)])).toBe('running');
  });

  it('runs again when it was given up too early', () => {
    expect(last([drawn, beat(3), error, ...silence(3, 9), beat(4)])).toBe('running');
  });

  it('is not waited for when it does not loop', () => {
    const still = beat(1, { looping: false });
    expect(last([drawn, still, error, ...Array.from({ length: 9 }, () => still)])).toBe('running');
  });

  it('is not waited for while it is paused', () => {
    const paused: SessionState = {
      ...initialState('', '1'),
      status: 'paused',
      frames: 3,
      silentBeats: 4,
      problem: { message: 'It broke.' },
    };
    expect(afterReport(paused, beat(3))).toMatchObject({ frames: 3, silentBeats: 0 });
    expect(afterReport(paused, beat(3))).not.toHaveProperty('status');
  });
});

describe('a sketch without a frame', () => {
  /** The message of the standstill, if any, after each beat at one step. */
  function said(progress: Progress, beats: number): (string | undefined)[] {
    let state: SessionState = { ...initialState('', '1'), status: 'starting' };
    return Array.from({ length: beats }, () => {
      state = { ...state, ...afterReport(state, beat(0, { progress })) };
      return standstillAt(state)?.message;
    });
  }

  it.each([
    ['nothing', /no setup\(\) and no draw\(\)/],
    ['no draw', /has no draw\(\)/],
    ['preload', /preload\(\) is still waiting/],
    ['setup', /setup\(\) has not finished/],
  ] as const)('says once what is missing, as long as that is %s', (progress, words) => {
    const messages = said(progress, 20).filter((message) => message !== undefined);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(words);
  });

  it('says nothing when the frame is on its way', () => {
    expect(said('drawing', 20).filter((message) => message !== undefined)).toEqual([]);
  });

  it('waits anew for each step that is reached', () => {
    let state: SessionState = { ...initialState('', '1'), status: 'starting' };
    for (const progress of ['nothing', 'nothing', 'setup', 'setup', 'drawing'] as const) {
      state = { ...state, ...afterReport(state, beat(0, { progress })) };
      expect(standstillAt(state)).toBeUndefined();
    }
  });
});

describe('the picture', () => {
  it('is there from the first frame on, and stays after an error', () => {
    let state: SessionState = { ...initialState('', '1'), status: 'starting' };
    const shown = [error, beat(0), drawn, beat(3), error, ...silence(3, 9)].map((report) => {
      state = { ...state, ...afterReport(state, report) };
      if (report.type === 'error') state = { ...state, problem: { message: report.message } };
      return state.hasPicture;
    });
    expect(state.status).toBe('failed');
    expect(shown).toEqual([false, false, ...Array<boolean>(12).fill(true)]);
  });
});

describe('what a report causes besides', () => {
  function effects() {
    return {
      showDrawn: vi.fn(),
      noticeStandstill: vi.fn(),
      tell: vi.fn(),
      recover: vi.fn(),
      answerCapture: vi.fn(),
      inspect: vi.fn(),
      continueRecording: vi.fn(),
      answerHotReload: vi.fn(),
      runOrStop: vi.fn(),
      askForMicrophone: vi.fn(),
      askForCamera: vi.fn(),
      showCamera: vi.fn(),
    } satisfies ReportEffects;
  }
  const captured: Report = { type: 'captured', id: 1, content: new Blob() };
  const hotReloaded: Report = { type: 'hotReloaded', id: 2 };
  const notHotReloaded: Report = { type: 'notHotReloaded', id: 2, version: 1 };
  const noCells: Report = { type: 'noCells', message: 'none' };
  const recorded: Report = { type: 'recorded', frames: 1, duration: 1 };

  it.each<[Report, keyof ReportEffects, unknown[]]>([
    [{ type: 'drawn' }, 'showDrawn', []],
    [
      { type: 'beat', frames: 0, framesPerSecond: 0, looping: true, progress: 'setup' },
      'noticeStandstill',
      [],
    ],
    [
      { type: 'error', name: 'Error', message: 'no', line: 2, column: 3 },
      'tell',
      [{ message: 'no', line: 2, column: 3 }],
    ],
    [
      { type: 'error', name: 'Error', message: 'no', cause: { code: 'loopStopped' } },
      'tell',
      [{ message: 'no', cause: { code: 'loopStopped' } }],
    ],
    [{ type: 'contextLost' }, 'recover', []],
    [captured, 'answerCapture', [captured]],
    [recorded, 'continueRecording', [recorded]],
    [noCells, 'inspect', [noCells]],
    [hotReloaded, 'answerHotReload', [hotReloaded]],
    [notHotReloaded, 'answerHotReload', [notHotReloaded]],
    [{ type: 'shortcut', name: 'stop' }, 'runOrStop', ['stop']],
    [{ type: 'wantsCamera' }, 'askForCamera', []],
    [{ type: 'wantsPicture' }, 'showCamera', []],
  ])('%j', (report, name, given) => {
    const all = effects();
    carryOut(all, report);
    expect(all[name]).toHaveBeenCalledExactlyOnceWith(...given);
    const others = Object.entries(all).filter(([other]) => other !== name);
    for (const [, effect] of others) expect(effect).not.toHaveBeenCalled();
  });

  it.each<Report>([
    { type: 'ready' },
    { type: 'navigated' },
    { type: 'log', level: 'log', values: [] },
    { type: 'dropped', count: 1 },
    { type: 'file', name: 'a.txt', content: new Blob() },
  ])('is nothing for %j', (report) => {
    const all = effects();
    carryOut(all, report);
    for (const effect of Object.values(all)) expect(effect).not.toHaveBeenCalled();
  });
});
