import type P5 from 'p5';
import {
  LIBRARY_SCRIPT,
  p5Script,
  html,
  sketchScript,
  source,
  watchScript,
} from './harness/document';
import { expect, test } from './harness/test';
import {
  LEVELS,
  makeWrongCalls,
  type Level,
  type Outcome,
  type WrongCall,
} from './harness/wrong-calls';
import { WRONG_CALLS } from './wrong-calls';

for (const [who, calls] of Object.entries(WRONG_CALLS)) {
  test(`${who} reports wrong arguments at each level and keeps what it had`, async ({ open }) => {
    const sketch = await open({
      draw() {
        background(200);
      },
    });
    const shown = await sketch.canvas();
    const outcomes = await makeWrongCalls(sketch, calls);
    const attempts = calls.flatMap((call) => LEVELS.map((level) => ({ call, level })));
    for (const [i, { call, level }] of attempts.entries()) {
      const outcome = outcomes[i];
      const name = `${call.on}.${call.method}(${call.args.map(shownAs).join()}) at ${level}`;
      expect.soft(reduced(outcome), name).toEqual(wanted(call, level));
      expect.soft(outcome?.after === outcome?.before, `${name} changes nothing`).toBe(true);
    }
    await sketch.draw();
    expect((await sketch.canvas()).data.join() === shown.data.join()).toBe(true);
  });
}

const shownAs = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** The outcome of a wrong call without the snapshots from before and after. */
function reduced({ thrown, gave, printed }: Outcome = { before: '', after: '', printed: [] }) {
  return { thrown, gave, printed };
}

function wanted({ says, gives }: WrongCall, level: Level): unknown {
  const none = { thrown: undefined, gave: gives, printed: [] };
  const printed = (kind: string) => ({
    ...{ kind, context: 'object' },
    text: expect.stringMatching(new RegExp(`^\\[p5\\.asciify\\] ${says.source}`)),
  });
  const byLevel = {
    SILENT: none,
    WARNING: { ...none, printed: [printed('warn')] },
    ERROR: { ...none, printed: [printed('error')] },
    THROW: {
      ...{ gave: undefined, printed: [] },
      thrown: {
        name: 'P5AsciifyError',
        message: expect.stringMatching(new RegExp(`^${says.source}`)),
      },
    },
  };
  return byLevel[level];
}

test('characters that the font lacks are named; below THROW the first one stands in', async ({
  open,
}) => {
  for (const [name, level] of LEVELS.map((l) => [l, LEVELS.indexOf(l)] as const)) {
    const sketch = await open({
      data: { level },
      setupAsciify: ({ level }) => p5asciify.setErrorLevel(level),
      draw() {
        background(255);
      },
    });
    sketch.expected.push(/漢.*U\+6F22/);
    const thrown = await sketch.evaluate(() => {
      try {
        p5asciifier.renderer('brightness')?.update({ characters: '漢' });
        return '';
      } catch (error) {
        return String(error);
      }
    });
    await sketch.draw();
    const printed = sketch.console.filter((entry) => entry.text().includes('漢'));
    expect([name, printed.map((entry) => entry.type())]).toEqual([
      name,
      { SILENT: [], WARNING: ['warning'], ERROR: ['error'], THROW: [] }[name],
    ]);
    expect(thrown).toMatch(name === 'THROW' ? /^P5AsciifyError: .*漢.*U\+6F22/ : /^$/);
    const stands = name === 'THROW' ? '#' : ' ';
    expect(await sketch.rows()).toEqual(Array(6).fill(stands.repeat(10)));
    sketch.console.length = 0;
  }
});

const WRONG_OPTIONS: [type: string, options: object, says: RegExp[]][] = [
  [
    'brightness',
    { enabled: 'yes', characters: 7, rotation: 'up', brightnessRange: 5 },
    [/ enabled: expected/, / characters: expected/, / rotation: expected/, / brightnessRange: exp/],
  ],
  [
    'edge',
    { sobelThreshold: 5, sampleThreshold: -1, invert: 1, characterColorMode: 'auto' },
    [/ invert: /, / characterColorMode: /, / sobelThreshold: /, / sampleThreshold: /],
  ],
  [
    'edge',
    { sobelTreshold: 0.1 },
    [/has no option "sobelTreshold"; did you mean "sobelThreshold"/],
  ],
  ['custom2D', { enable: true }, [/custom2D renderer has no option "enable"/]],
  ['custom2D', { enabled: 1 }, [/ enabled: expected true or false, got 1/]],
  ['plugin', { invert: 1, own: 5 }, [/ invert: expected true or false, got 1/]],
];

test('options given to add() are checked as in update(), and refused ones change nothing', async ({
  open,
}) => {
  const sketch = await open({
    setupAsciify() {
      const Feature = window.P5AsciifyAbstractFeatureRenderer2D;
      if (!Feature) throw new Error('There is no base class for plugins.');
      class Plugged extends Feature {
        render() {}
        resetShaders() {}
      }
      p5asciify.registerPlugin({
        ...{ id: 'plugin', name: '', description: '', version: '', author: '' },
        create: (p, capture, grid, fontManager, options) =>
          new Plugged(p, capture, grid, fontManager, { invert: false, ...options }),
      });
      p5asciify.setErrorLevel(1);
    },
  });
  const options = () =>
    sketch.evaluate(() =>
      p5asciifier.renderers().renderers.map(({ renderer }) => {
        const { options } = renderer;
        // A colour refers to its sketch, which cannot be serialised; its text can.
        return JSON.parse(
          JSON.stringify(options, (_, value: unknown) =>
            value instanceof window.p5.Color ? value.toString() : value,
          ),
        ) as Record<string, unknown>;
      }),
    );
  const add = (type: string, given?: object) =>
    sketch.evaluate(
      ({ type, given }) => {
        const renderers = p5asciifier.renderers();
        const fn: unknown = Reflect.get(renderers, 'add');
        if (typeof fn === 'function') Reflect.apply(fn, renderers, ['a', type, given]);
      },
      { type, given },
    );
  const warnings = () => sketch.console.splice(0).map((entry) => entry.text());

  for (const [type, wrong, says] of WRONG_OPTIONS) {
    await add(type);
    const [defaults] = await options();
    await add(type, wrong);
    expect
      .soft(warnings(), shownAs(wrong))
      .toEqual(says.map((text) => expect.stringMatching(text)));
    const [kept] = await options();
    if (type === 'plugin') expect.soft(kept).toEqual({ enabled: false, own: 5 });
    else expect.soft(kept, shownAs(wrong)).toMatchObject(defaults ?? {});
  }

  // A refused option must not cause an error in a later frame.
  await sketch.evaluate(() => p5asciifier.renderers().enable());
  await sketch.draw();
  const undefinedKept = await sketch.evaluate(() => {
    const range = { brightnessRange: undefined, enabled: undefined };
    const added = p5asciifier.renderers().add('b', 'brightness', range);
    return [added?.options.brightnessRange, added?.options.enabled];
  });
  expect(undefinedKept).toEqual([[0, 255], true]);
  await sketch.evaluate(() => {
    const misspelt = { enabled: true, on: true };
    p5asciifier.renderer('custom2D')?.update(misspelt);
  });
  expect(warnings()).toEqual([expect.stringMatching(/custom2D renderer has no option "on"/)]);
});

test('a plugin whose create() gives no renderer is named as the cause', async ({ open }) => {
  const sketch = await open({});
  const message = await sketch.evaluate(() => {
    const plugin = {
      ...{ id: 'empty', name: '', description: '', version: '', author: '' },
      create: (): never => {
        throw new Error('To be replaced.');
      },
    };
    Reflect.set(plugin, 'create', () => null);
    p5asciify.registerPlugin(plugin);
    try {
      p5asciifier.renderers().add('a', 'empty');
      return '';
    } catch (error) {
      return String(error);
    }
  });
  expect(message).toBe(
    'P5AsciifyError: plugin.create: expected a P5AsciifyRenderer to be returned, got null.',
  );
});

test('loadJSON() names what is wrong with the data, and gives nulls below THROW', async ({
  open,
}) => {
  const sketch = await open({});
  const cases: [json: unknown, says: RegExp][] = [
    [null, /loadJSON.*null/],
    ['{"metadata":', /loadJSON.*JSON/],
    [3, /loadJSON.*3/],
    [{ cells: [] }, /metadata/],
    [{ metadata: { version: '1.0' } }, /cells/],
    [{ metadata: { version: '2.0' }, cells: [] }, /version.*"?1\.0"?.*"2\.0"/],
  ];
  const outcomes = await makeWrongCalls(
    sketch,
    cases.map(([json]) => ({ on: 'asciifier', method: 'loadJSON', args: [json] })),
    ['THROW', 'WARNING'],
  );
  for (const [i, [json, says]] of cases.entries()) {
    const [thrown, warned] = outcomes.slice(i * 2);
    const name = shownAs(json);
    expect.soft(thrown?.thrown?.name, name).toBe('P5AsciifyError');
    expect.soft(thrown?.thrown?.message, name).toMatch(says);
    expect.soft(warned?.printed[0]?.text, name).toMatch(says);
    expect.soft(JSON.parse(warned?.gave ?? '{}'), name).toEqual({
      characterFramebuffer: null,
      primaryColorFramebuffer: null,
      secondaryColorFramebuffer: null,
      transformFramebuffer: null,
      rotationFramebuffer: null,
    });
  }
});

const NO_COLOUR = /: expected .*colour.*, got "blurple"/;

test('a word that is no colour is refused, also where p5 takes it for white', async ({ open }) => {
  const sketch = await open({
    draw() {
      background(200);
    },
  });
  const shown = await sketch.canvas();
  const calls = [
    { on: 'manager', method: 'background', args: ['blurple'] },
    { on: 'asciifier', method: 'background', args: ['blurple'] },
    { on: 'brightness', method: 'update', args: [{ characterColor: 'blurple' }] },
    { on: 'edge', method: 'update', args: [{ backgroundColor: 'blurple' }] },
  ] as const;
  const outcomes = await makeWrongCalls(
    sketch,
    calls.map((call) => ({ ...call, args: [...call.args] })),
    ['WARNING', 'THROW'],
  );
  const loading = await sketch.evaluate(() => {
    const cell = { x: 0, y: 0, character: 'a', color: 'blurple', backgroundColor: 'red' };
    const gridSize = { cols: 1, rows: 1 };
    try {
      p5asciifier.loadJSON({ metadata: { version: '1.0', gridSize }, cells: [cell] });
      return 'loaded';
    } catch (error) {
      return String(error);
    }
  });
  for (const [i, { on, method }] of calls.entries()) {
    const [warned, thrown] = outcomes.slice(i * 2);
    expect.soft(warned?.printed[0]?.text, `${on}.${method}`).toMatch(NO_COLOUR);
    expect.soft(warned?.after === warned?.before, `${on}.${method} changes nothing`).toBe(true);
    expect.soft(thrown?.thrown?.name, `${on}.${method}`).toBe('P5AsciifyError');
    expect.soft(thrown?.thrown?.message, `${on}.${method}`).toMatch(NO_COLOUR);
  }
  expect(loading).toMatch(
    /^P5AsciifyError: loadJSON: expected colours in its cells, got "blurple"/,
  );
  await sketch.draw();
  expect((await sketch.canvas()).data.join()).toBe(shown.data.join());
});

test('white is a colour, however it is written', async ({ open }) => {
  const sketch = await open({});
  const words = ['white', ' White ', '#fff', '#FFFF', '#ffffff', 'rgb(255, 255, 255)'];
  words.push('rgba(100%, 100%, 100%, 1)', 'hsl(200, 50%, 100%)', 'hsb(120, 0%, 100%)');
  const outcome = await sketch.evaluate((given) => {
    for (const word of given) p5asciify.background(word);
    return 'taken';
  }, words);
  expect(outcome).toBe('taken');
});

test('a background that came before p5 is looked at in the setup', async ({ sketch, site, p5 }) => {
  sketch.expected.push(NO_COLOUR);
  const early = () => {
    p5asciify.setErrorLevel(1);
    p5asciify.background('blurple');
    p5asciifier.background('blurple');
  };
  const drawsNothing = sketchScript({ draw() {} });
  await sketch.open(
    site.publish(
      html(`
<script src="${p5Script(p5)}"></script>
<script src="${LIBRARY_SCRIPT}"></script>
<script>${watchScript()} ${source(early)}();</script>
<script>${drawsNothing}</script>`),
    ),
  );
  expect(sketch.console.map((entry) => entry.type())).toEqual(['warning', 'warning']);
});

/** Calls of an asciifier, each with the name that its message begins with. */
const ON_REMOVED: [call: string, name: string][] = [
  ['toString()', 'toString'],
  ['renderer("edge")', 'renderer'],
  ['grid', 'grid'],
  ['setCaptureTexture(p5asciify.sketchFramebuffer)', 'setCaptureTexture'],
  // Settings, which an asciifier remembers before its setup.
  ['fontSize(8)', 'fontSize'],
  ['font(null)', 'font'],
  ['background("red")', 'background'],
  ['backgroundMode("sampled")', 'backgroundMode'],
  ['gridDimensions(4, 4)', 'gridDimensions'],
  ['gridResponsive(false)', 'gridResponsive'],
  ['renderToCanvas(false)', 'renderToCanvas'],
];

test('an asciifier that was removed says so, whatever is done with it, at every level', async ({
  open,
}) => {
  const sketch = await open({});
  const messages = await sketch.evaluate(
    async (calls) => {
      const added = await p5asciify.add();
      if (!added) return ['nothing was added'];
      p5asciify.remove(added);
      p5asciify.setErrorLevel(0);
      Object.assign(window, { added });
      return calls.map((call) => {
        try {
          return String(window.eval(`added.${call}`));
        } catch (error) {
          return String(error);
        }
      });
    },
    ON_REMOVED.map(([call]) => call),
  );
  const gone = 'the asciifier has been removed. Make another with p5asciify.add().';
  expect(messages).toEqual(ON_REMOVED.map(([, name]) => `P5AsciifyError: ${name}: ${gone}`));
});

test('messages name an asciifier and classes of p5, which are minified', async ({ open }) => {
  const sketch = await open({});
  const messages = await sketch.evaluate(async () => {
    const added = await p5asciify.add();
    if (added) p5asciify.remove(added);
    const attempt = (call: () => unknown) => {
      try {
        return String(call());
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    };
    const apply = (method: string, ...args: unknown[]) =>
      attempt(() => {
        const called: unknown = Reflect.get(p5asciify, method);
        if (typeof called !== 'function') throw new Error(`There is no ${method}().`);
        const result: unknown = Reflect.apply(called, p5asciify, args);
        return result;
      });
    return [
      apply('remove', added),
      apply('remove', color(0)),
      apply('add', color(0)),
      apply('add', createVideo('')),
      apply('add', p5asciifier),
    ];
  });
  const sources = 'a p5.Framebuffer, a p5.Graphics or a p5.Image';
  expect(messages).toEqual([
    'remove: expected an asciifier that has not been removed, got one that has.',
    'remove: expected a position or a P5Asciifier, got a p5.Color.',
    `add: expected ${sources}, got a p5.Color.`,
    `add: expected ${sources}, got a p5.MediaElement.`,
    `add: expected ${sources}, got an object.`,
  ]);
});

test('registering a plugin twice is refused', async ({ open }) => {
  const sketch = await open({});
  const messages = await sketch.evaluate(() => {
    const plugin = {
      id: 'mine',
      name: '',
      description: '',
      version: '',
      author: '',
      create: (): never => {
        throw new Error('Nobody adds it.');
      },
    };
    const attempt = (id: string) => {
      try {
        return String(p5asciify.pluginRegistry.register({ ...plugin, id }));
      } catch (error) {
        return String(error);
      }
    };
    return ['mine', 'mine', 'edge'].map(attempt);
  });
  expect(messages[0]).toBe('true');
  expect(messages[1]).toMatch(/^P5AsciifyError: .*"mine"/);
  expect(messages[2]).toMatch(/^P5AsciifyError: .*"edge"/);
});

test('add() before setup is refused', async ({ open }) => {
  const sketch = await open({
    setup() {
      const note = (text: string) => (document.title = text);
      try {
        const result: unknown = p5asciify.add();
        if (result instanceof Promise) result.catch((error: unknown) => note(String(error)));
      } catch (error) {
        note(String(error));
      }
    },
  });
  await expect.poll(() => sketch.page.title()).toMatch(/^P5AsciifyError: .*set ?up/i);
});

test('guides/p5-2.x.x: p5 2.0.0 and 2.0.1 are not refused', async ({ sketch, site, p5 }) => {
  test.skip(p5 !== '2', 'a p5 1.x that claims to be newer is no newer p5');
  for (const version of ['2.0.0', '2.0.1']) {
    await sketch.open(
      site.publish(
        html(`
<script src="${p5Script(p5)}"></script>
<script>for (const place of [p5, p5.prototype]) place.VERSION = '${version}';</script>
<script src="${LIBRARY_SCRIPT}"></script>
<script>${watchScript()}
${sketchScript({
  instance(p: P5) {
    p.setup = () => {
      p.createCanvas(160, 96, p.WEBGL);
      p.noLoop();
    };
    p.draw = () => p.background(255);
  },
})}</script>`),
      ),
    );
    expect(await sketch.evaluate(() => window.p5.VERSION)).toBe(version);
    expect(await sketch.text()).toEqual(Array(6).fill('#'.repeat(10)));
  }
});

/** Sketches that cannot start, each with the message of the resulting error. */
const broken = {
  'a canvas without WEBGL': {
    instance: (p: P5) => {
      p.setup = () => void p.createCanvas(100, 100);
    },
    says: /WEBGL/,
  },
  'a p5 that is too old': {
    instance: (p: P5) => {
      Object.defineProperty(p, 'VERSION', { value: '1.7.0' });
      p.setup = () => void p.createCanvas(100, 100, p.WEBGL);
    },
    says: /1\.8\.0.*1\.7\.0/,
  },
};

for (const [what, { instance, says }] of Object.entries(broken)) {
  test(`${what} is an error at every level`, async ({ sketch, site, p5 }) => {
    sketch.expected.push(says);
    for (const level of [0, 3]) {
      const failed = sketch.page.waitForEvent('pageerror');
      await sketch.page.goto(
        site.publish(
          html(`
<script src="${p5Script(p5)}"></script>
<script src="${LIBRARY_SCRIPT}"></script>
<script>${watchScript()} p5asciify.setErrorLevel(${level});</script>
<script>${sketchScript({ instance })}</script>`),
        ),
      );
      const error = await failed;
      expect(error.name).toBe('P5AsciifyError');
      expect(error.message).toMatch(says);
    }
  });
}
