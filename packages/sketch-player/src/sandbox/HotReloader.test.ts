// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import type { Report } from '../protocol/protocol';
import { prepareHotReload } from '../source/hotReload/prepareHotReload';
import { evaluate } from './evaluate';
import { createLoopGuard, LOOP_GUARD } from './loopGuard';
import { callMethod, isCallable, readPath } from './read';
import { HotReloader } from './HotReloader';

const names = [
  'draw',
  'drawAsciify',
  'keyPressed',
  'mousePressed',
  'helper',
  'extra',
  'seen',
  'spare',
];

let reports: Report[];
let frame: () => void;
let hotReloader: HotReloader;
let source: string;
let id: number;
let redraw: Mock<() => unknown>;
let isLooping: boolean;

beforeEach(() => {
  reports = [];
  id = 0;
  isLooping = true;
  redraw = vi.fn<() => unknown>();
  frame = () => {};
  const watch = {
    isLooping: () => isLooping,
    onFrame: (listener: (frames: number) => void) => {
      frame = () => listener(1);
      return () => true;
    },
    sketch: { isLooping: () => isLooping, redraw },
  };
  hotReloader = new HotReloader(watch, (report) => reports.push(report));
  vi.stubGlobal(LOOP_GUARD, createLoopGuard());
});

afterEach(() => {
  for (const name of names) Reflect.deleteProperty(window, name);
  vi.unstubAllGlobals();
});

/** Starts a sketch; `seen` collects what its functions tell. */
function start(code: string): void {
  source = code;
  Reflect.set(window, 'seen', []);
  evaluate({ code, kind: 'script' }, (scope) => hotReloader.take(scope));
}

function seen(): unknown {
  return readPath(window, 'seen');
}

/** Replaces the running source for another one. */
function hotReload(wanted: string): void {
  const edit = prepareHotReload(source, wanted);
  if (edit.kind !== 'hotReload') throw new Error(`Not a hot reload: ${JSON.stringify(edit)}`);
  id += 1;
  hotReloader.hotReload({ type: 'hotReload', id, ...edit.hotReload });
  source = wanted;
}

/** Calls a callback as p5.js does. */
function call(name: string, ...given: unknown[]): unknown {
  return callMethod(window, name, ...given);
}

describe('a hot reload', () => {
  it('replaces functions, and leaves variables as they are', () => {
    start('let n = 1; function draw() { n += 1; helper(); } function helper() { seen.push(n); }');
    call('draw');
    hotReload(
      'let n = 1; function draw() { n += 1; helper(); } function helper() { seen.push(-n); }',
    );
    call('draw');
    expect(seen()).toEqual([2, -3]);
  });

  it('reaches callbacks that somebody keeps, with what they are given', () => {
    start('function keyPressed(event) { seen.push(["old", event]); }');
    const kept = readPath(window, 'keyPressed');
    expect([readPath(kept, 'name'), readPath(kept, 'length')]).toEqual(['keyPressed', 1]);
    hotReload('function keyPressed(event) { seen.push(["new", event, this === window]); }');
    callMethod({ kept }, 'kept', 7);
    if (isCallable(kept)) Reflect.apply(kept, window, [8]);
    expect(seen()).toEqual([
      ['new', 7, false],
      ['new', 8, true],
    ]);
  });

  it('adds variables, functions and callbacks, and takes them away again', () => {
    const first = 'let n = 3; function draw() { seen.push(n); }';
    const second =
      'let n = 3; const extra = n * 2; function helper() { return extra; } function mousePressed() { seen.push("pressed"); } function draw() { seen.push(helper()); }';
    start(first);
    for (let round = 0; round < 2; round++) {
      hotReload(second);
      call('draw');
      call('mousePressed');
      hotReload(first);
      call('draw');
      call('mousePressed');
    }
    expect(seen()).toEqual([6, 'pressed', 3, 6, 'pressed', 3]);
  });

  it('gives objects of a class its new methods', () => {
    start(
      'class Star { constructor() { this.x = 1; } move() { return 1; } gone() {} } const star = new Star(); function draw() { seen.push([star.move(), star.gone, star.x, star instanceof Star]); }',
    );
    hotReload(
      'class Star { constructor() { this.x = 1; } move() { return this.more; } get more() { return 2; } } const star = new Star(); function draw() { seen.push([star.move(), star.gone, star.x, star instanceof Star]); }',
    );
    call('draw');
    expect(seen()).toEqual([[2, undefined, 1, true]]);
  });

  it('keeps what a function carries, and what its objects inherit', () => {
    const code = (n: number) =>
      `function Rock() { this.n = ${n}; } Rock.prototype.tell = function () { return this.n; }; Rock.count = 5; function draw() { seen.push([new Rock().tell(), Rock.count]); }`;
    start(code(1));
    hotReload(code(2));
    call('draw');
    expect(seen()).toEqual([[2, 5]]);
    Reflect.deleteProperty(window, 'Rock');
  });

  it('draws a frame of a sketch that does not loop', () => {
    isLooping = false;
    start('function draw() { seen.push(1); }');
    hotReload('function draw() { seen.push(2); }');
    expect(redraw).toHaveBeenCalledOnce();
  });

  it('is reported once its first frame is drawn', () => {
    start('function draw() {}');
    hotReload('function draw() { seen.push(1); }');
    expect(reports).toEqual([]);
    frame();
    frame();
    expect(reports).toEqual([{ type: 'hotReloaded', id: 1 }]);
  });
});

describe('a version that throws', () => {
  const good = 'let n = 0; function draw() { n += 1; seen.push("good"); }';
  const bad = 'let n = 0; function draw() { n += 1; missing(); }';

  it('gives way to the one before in the same frame', () => {
    start(good);
    hotReload(bad);
    call('draw');
    frame();
    expect(seen()).toEqual(['good']);
    expect(reports).toEqual([
      {
        type: 'notHotReloaded',
        id: 1,
        version: 0,
        error: expect.objectContaining({ name: 'ReferenceError', line: 1 }) as unknown,
      },
    ]);
    call('draw');
    expect(seen()).toEqual(['good', 'good']);
  });

  it('gives way to the last one that has drawn', () => {
    start(good);
    hotReload(good.replace('"good"', '"better"'));
    call('draw');
    frame();
    hotReload(good.replace('"good"', '"unseen"'));
    hotReload(bad);
    call('draw');
    expect(seen()).toEqual(['better', 'better']);
    expect(reports.at(-1)).toMatchObject({ type: 'notHotReloaded', id: 3, version: 1 });
  });

  it('gives way later, too, and in asynchronous callbacks', async () => {
    start(good);
    hotReload('let n = 0; async function draw() { n += 1; seen.push(n); if (n === 2) throw 7; }');
    await call('draw');
    frame();
    await call('draw');
    expect(seen()).toEqual([1, 2, 'good']);
    expect(reports.at(-1)).toMatchObject({
      type: 'notHotReloaded',
      error: { name: 'Error', message: '7' },
    });
  });

  it('stays when the one before throws as well', () => {
    start('function draw() { seen.push(1); } function keyPressed() { missing(); }');
    hotReload('function draw() { seen.push(2); } function keyPressed() { missing(); }');
    call('draw');
    frame();
    expect(() => call('keyPressed')).toThrow('missing');
    call('draw');
    expect(seen()).toEqual([2, 2]);
    expect(reports).toEqual([{ type: 'hotReloaded', id: 1 }]);
  });

  it('leaves no framebuffer and no push() open', () => {
    const active: object[] = [];
    const renderer = { _pushPopDepth: 0, activeFramebuffers: active, _update: vi.fn() };
    const pop = vi.fn(() => (renderer._pushPopDepth -= 1));
    const buffer = { end: vi.fn(() => active.pop()) };
    vi.stubGlobal('p5', { instance: { _renderer: renderer, pop } });
    vi.stubGlobal('begin', () => {
      renderer._pushPopDepth += 2;
      active.push(buffer);
    });
    start(good);
    hotReload(good.replace('n += 1;', 'begin(); missing();'));
    call('draw');
    expect(buffer.end).toHaveBeenCalledOnce();
    expect(pop).toHaveBeenCalledTimes(2);
    expect(renderer._update).toHaveBeenCalledOnce();
    expect(seen()).toEqual(['good']);
  });

  it('has its settings taken back', () => {
    const code = (size: string) =>
      `function setup() { fontSize; } function setupAsciify() { p5asciifier.fontSize(${size}); } function draw() {}`;
    const fontSize = vi.fn((size: number) => {
      if (size < 0) throw new Error('too small');
    });
    vi.stubGlobal('p5asciifier', { fontSize });
    vi.stubGlobal('fontSize', 0);
    start(code('8'));
    hotReload(code('16'));
    hotReload(code('-1'));
    // One after the other, to the last version that has drawn.
    expect(fontSize.mock.calls).toEqual([[16], [-1], [16], [8]]);
    expect(reports.at(-1)).toMatchObject({ error: { message: 'too small' } });
  });
});

describe('an edit that the running sketch cannot take over', () => {
  it('is refused without an error, and changes nothing', () => {
    vi.stubGlobal('spare', 'of p5.js');
    start('const fixed = 1; function draw() { seen.push(1); }');
    hotReload('const fixed = 1; let spare = 2; function draw() { seen.push(2); }');
    expect(reports).toEqual([{ type: 'notHotReloaded', id: 1, version: 0 }]);
    call('draw');
    expect(seen()).toEqual([1]);
    expect(readPath(window, 'spare')).toBe('of p5.js');
  });

  it('is refused where the sketch has not been evaluated to its end', () => {
    source = 'function draw() {} missing();';
    hotReload('function draw() { seen.push(1); } missing();');
    expect(reports).toEqual([{ type: 'notHotReloaded', id: 1, version: 0 }]);
  });
});
