/** The wrong arguments that the library refuses, each with what the message must say. */
import type { Target, WrongCall } from './harness/wrong-calls';

type Values = [value: unknown, shown: string][];

/**
 * Makes one wrong call for each value, refused with the message "argument: expected …, got …".
 *
 * @param gives - What the call returns at levels below `THROW`.
 */
function refuses(
  on: Target,
  method: string,
  { argument = method, expected, gives }: { argument?: string; expected: string; gives: string },
  values: Values,
): WrongCall[] {
  return values.map(([value, shown]) => ({
    on,
    method,
    gives,
    args: [value],
    says: new RegExp(`${argument}: expected .*${expected}.*, got ${escaped(shown)}`),
  }));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What calls return at levels below `THROW`, as `describe()` names it. */
const NOTHING = 'undefined';
const THIS = 'this';
const NULL = 'null';
const BLACK = 'rgba(0,0,0,255)';

const NOT_BOOLEANS: Values = [
  ['true', '"true"'],
  [1, '1'],
  [null, 'null'],
];

const NOT_COLOURS: Values = [
  [0, '0'],
  [null, 'null'],
  [true, 'true'],
  [{}, 'an object'],
];

const MODES = '"fixed".*"sampled"';
const ALL_HOOKS = '"init".*"afterSetup".*"pre".*"post"';
const ALL_RENDERERS = '"custom2D".*"edge".*"brightness"';

const feature = (on: 'brightness' | 'edge'): WrongCall[] => [
  ...refuses(on, 'update', { expected: 'options', gives: THIS }, [
    [null, 'null'],
    ['invert', '"invert"'],
  ]),
  ...['enabled', 'invert', 'flipHorizontally', 'flipVertically'].flatMap((method) =>
    refuses(on, method, { expected: 'true or false', gives: THIS }, NOT_BOOLEANS),
  ),
  ...refuses(on, 'characters', { expected: 'string', gives: THIS }, [
    [123, '123'],
    [['a'], '["a"]'],
    [null, 'null'],
  ]),
  ...refuses(on, 'rotation', { expected: 'degrees', gives: THIS }, [
    ['90', '"90"'],
    [NaN, 'NaN'],
    [null, 'null'],
  ]),
  ...['characterColor', 'backgroundColor'].flatMap((method) =>
    refuses(on, method, { expected: 'p5\\.Color', gives: THIS }, [
      ['red', '"red"'],
      [[255, 0, 0], '[255, 0, 0]'],
      [null, 'null'],
    ]),
  ),
  ...['characterColorMode', 'backgroundColorMode'].flatMap((method) => [
    ...refuses(on, method, { expected: '"sampled".*"fixed"', gives: THIS }, [['auto', '"auto"']]),
    ...refuses(on, method, { expected: 'string', gives: THIS }, [
      [1, '1'],
      [null, 'null'],
    ]),
  ]),
];

export const WRONG_CALLS: Record<string, WrongCall[]> = {
  'the manager': [
    ...refuses('manager', 'background', { expected: 'colou?r', gives: NOTHING }, NOT_COLOURS),
    ...refuses('manager', 'asciifier', { argument: 'index', expected: 'number', gives: NULL }, [
      [1.5, '1.5'],
      ['0', '"0"'],
    ]),
    ...refuses('manager', 'asciifier', { argument: 'index', expected: '0', gives: NULL }, [
      [1, '1'],
      [-1, '-1'],
    ]),
    ...refuses('manager', 'remove', { argument: 'index', expected: '', gives: NOTHING }, [
      [7, '7'],
      [-1, '-1'],
      [0.5, '0.5'],
    ]),
    ...refuses('manager', 'remove', { expected: 'P5Asciifier', gives: NOTHING }, [
      ['0', '"0"'],
      [{}, 'an object'],
      [null, 'null'],
    ]),
    ...refuses('manager', 'fontSize', { expected: 'number', gives: NOTHING }, [[-8, '-8']]),
    ...refuses('manager', 'backgroundMode', { expected: MODES, gives: NOTHING }, [
      ['plain', '"plain"'],
    ]),
    ...['activateHook', 'deactivateHook'].flatMap((method) => [
      ...refuses('manager', method, { argument: 'hookType', expected: ALL_HOOKS, gives: NOTHING }, [
        ['draw', '"draw"'],
      ]),
      ...refuses('manager', method, { argument: 'hookType', expected: 'string', gives: NOTHING }, [
        ['  ', '"  "'],
        [3, '3'],
      ]),
    ]),
  ],

  'an asciifier': [
    ...refuses('asciifier', 'background', { expected: 'colou?r', gives: NOTHING }, NOT_COLOURS),
    ...refuses('asciifier', 'fontSize', { expected: 'number', gives: NOTHING }, [
      [0, '0'],
      [-1, '-1'],
      [NaN, 'NaN'],
      ['16', '"16"'],
    ]),
    ...refuses('asciifier', 'font', { expected: 'p5\\.Font', gives: NOTHING }, [
      ['Arial', '"Arial"'],
      [null, 'null'],
    ]),
    ...refuses(
      'asciifier',
      'renderToCanvas',
      { expected: 'true or false', gives: NOTHING },
      NOT_BOOLEANS,
    ),
    ...refuses(
      'asciifier',
      'gridResponsive',
      { expected: 'true or false', gives: NOTHING },
      NOT_BOOLEANS,
    ),
    ...refuses(
      'asciifier',
      'gridDimensions',
      { argument: 'gridCols', expected: 'whole number', gives: NOTHING },
      [
        [0, '0'],
        [2.5, '2.5'],
        ['8', '"8"'],
      ],
    ),
    ...refuses('asciifier', 'setCaptureTexture', { expected: 'p5\\.Image', gives: NOTHING }, [
      [null, 'null'],
      [{}, 'an object'],
    ]),
    ...refuses('asciifier', 'backgroundMode', { expected: MODES, gives: NOTHING }, [
      ['stretch', '"stretch"'],
      [1, '1'],
    ]),
    ...refuses(
      'asciifier',
      'renderer',
      { argument: 'rendererName', expected: ALL_RENDERERS, gives: NULL },
      [['nobody', '"nobody"']],
    ),
  ],

  'a font manager': [
    ...refuses('fontManager', 'glyphColor', { expected: '', gives: BLACK }, [
      ['', '""'],
      [65, '65'],
      [null, 'null'],
      ['漢', '"漢" (U+6F22)'],
    ]),
    ...refuses('fontManager', 'glyphColors', { expected: 'array', gives: `[${BLACK}]` }, [
      [12, '12'],
      [{}, 'an object'],
    ]),
  ],

  'the brightness renderer': [
    ...feature('brightness'),
    ...refuses('brightness', 'brightnessRange', { expected: '', gives: THIS }, [
      [[0], '[0]'],
      [[0, 1, 2], '[0, 1, 2]'],
      [['0', 255], '["0", 255]'],
      [[0, NaN], '[0, NaN]'],
      [[-1, 255], '[-1, 255]'],
      [[0, 256], '[0, 256]'],
      [[200, 100], '[200, 100]'],
      [128, '128'],
    ]),
  ],

  'the edge renderer': [
    ...feature('edge'),
    ...refuses('edge', 'sobelThreshold', { expected: '', gives: THIS }, [
      [1.01, '1.01'],
      [-0.1, '-0.1'],
      [NaN, 'NaN'],
      ['0.5', '"0.5"'],
      [Infinity, 'Infinity'],
    ]),
    ...refuses('edge', 'sampleThreshold', { expected: '', gives: THIS }, [
      [-1, '-1'],
      [Infinity, 'Infinity'],
      ['16', '"16"'],
    ]),
  ],

  'a custom renderer': [
    ...refuses('custom2D', 'enabled', { expected: 'true or false', gives: THIS }, NOT_BOOLEANS),
    ...refuses('custom2D', 'update', { expected: 'options', gives: THIS }, [
      [null, 'null'],
      ['enabled', '"enabled"'],
    ]),
  ],

  'the list of renderers': [
    ...adding(['', 'edge'], /name: expected a string .*, got ""/),
    ...adding([5, 'edge'], /name: expected a string .*, got 5/),
    ...adding(['a', ' '], /type: expected a string .*, got " "/),
    ...adding(['a', 'brightness', null], /options: expected an object with options, got null/),
    ...adding(['a', 'custom2D', 'on'], /options: expected an object with options, got "on"/),
    ...adding(['a', 'ascii'], /type: expected .*brightness.*edge.*custom2D.*, got "ascii"/),
    ...refuses('renderers', 'get', { argument: 'rendererName', expected: 'string', gives: NULL }, [
      [' ', '" "'],
      [1, '1'],
    ]),
    ...refuses(
      'renderers',
      'get',
      { argument: 'rendererName', expected: ALL_RENDERERS, gives: NULL },
      [['custom', '"custom"']],
    ),
    ...['moveUp', 'moveDown', 'remove'].flatMap((method) =>
      refuses(
        'renderers',
        method,
        { argument: 'renderer', expected: ALL_RENDERERS, gives: NOTHING },
        [['nobody', '"nobody"']],
      ),
    ),
    ...refuses('renderers', 'moveUp', { expected: 'on top', gives: NOTHING }, [
      ['custom2D', '"custom2D"'],
    ]),
    ...refuses('renderers', 'moveDown', { expected: 'at the bottom', gives: NOTHING }, [
      ['brightness', '"brightness"'],
    ]),
    ...[
      ['nobody', 'edge'],
      ['edge', 'nobody'],
    ].map((args): WrongCall => ({
      ...{ on: 'renderers', method: 'swap', args, gives: NOTHING },
      says: new RegExp(`swap: expected .*${ALL_RENDERERS}.*, got "${args.join('" and "')}"`),
    })),
  ],

  'the plugin registry': [
    ...refuses('registry', 'register', { argument: 'plugin', expected: 'object', gives: 'false' }, [
      [null, 'null'],
      ['plugin', '"plugin"'],
    ]),
    ...[{}, { id: ' ' }].map((plugin): WrongCall => ({
      ...{ on: 'registry', method: 'register', args: [plugin], gives: 'false' },
      says: new RegExp(
        `plugin\\.id: expected a string .*, got ${'id' in plugin ? '" "' : 'undefined'}`,
      ),
    })),
    ...refuses(
      'manager',
      'registerPlugin',
      { argument: 'plugin', expected: 'object', gives: NOTHING },
      [[null, 'null']],
    ),
  ],
};

function adding(args: unknown[], says: RegExp): WrongCall[] {
  return [{ on: 'renderers', method: 'add', args, gives: NULL, says }];
}
