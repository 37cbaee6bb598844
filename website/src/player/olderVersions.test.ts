import { diagnoseWith } from 'sketch-player/diagnose';
import { formerNames, type FormerName, type FormerUse } from 'sketch-player/formerNames';
import type { Knowledge } from 'sketch-player/knowledge';
import { lintWith } from 'sketch-player/lint';
import { linkOf, type Diagnosis, type Problem } from 'sketch-player/Problem';
import { beforeAll, describe, expect, it } from 'vitest';
import { readKnowledge } from '../../plugins/completions/testKnowledge';
import { helpPages } from './helpPages';

let knowledge: Knowledge;
beforeAll(() => {
  knowledge = readKnowledge();
}, 60_000);

const lint = (source: string) =>
  lintWith(source, knowledge).filter(({ topic }) => topic === 'olderVersion');
const diagnose = (problem: Problem, source = '') => diagnoseWith(problem, source, knowledge);

function correct({ fix }: Diagnosis, source: string): string | undefined {
  return fix && source.slice(0, fix.from) + fix.insert + source.slice(fix.to);
}

const table = formerNames.map((former) => [former.names.join(', '), former] as const);

/** Code that uses a name. */
const uses: Readonly<Record<FormerUse, (name: string) => string>> = {
  function: (name) => `${name}();`,
  manager: (name) => `p5asciify.${name};`,
  member: (name) => `p5asciifier.renderer('edge').${name};`,
  option: (name) => `p5asciifier.renderer('edge').update({ ${name}: 1 });`,
  renderer: (name) => `p5asciifier.renderer('${name}').enable();`,
  value: (name) => `if (p5asciifier.renderer('edge').${name}()) box();`,
  spread: (name) => `fill(...p5asciifier.fontManager.${name}('A'));`,
};

/** Names that the library has, of the kind that a use is about. */
const known: Readonly<Record<FormerUse, () => Iterable<string>>> = {
  function: () => knowledge.globals.keys(),
  manager: () => membersOf('P5AsciifierManager'),
  member: () => [
    ...membersOf('P5Asciifier'),
    ...membersOf('P5AsciifyRendererManager'),
    ...membersOf('P5AsciifyBrightnessRenderer'),
    ...membersOf('P5AsciifyEdgeRenderer'),
  ],
  option: () => [
    ...membersOf('BrightnessAsciiRendererOptions'),
    ...membersOf('EdgeAsciiRendererOptions'),
  ],
  renderer: () => rendererNames(),
  // The names are still there, and do something else.
  value: () => [],
  spread: () => [],
};

const membersOf = (type: string) => (knowledge.types.get(type) ?? []).map(({ name }) => name);

function rendererNames(): string[] {
  const renderer = knowledge.types.get('P5Asciifier')?.find(({ name }) => name === 'renderer');
  return renderer?.takes?.flatMap(({ values = [] }) => values) ?? [];
}

describe('the table of former names', () => {
  it.each(table)('%s: the library has the successors, and no longer the name', (_, former) => {
    for (const successor of former.successors) {
      const [type = '', name = ''] = successor.split('.');
      expect(membersOf(type), successor).toContain(name);
      expect(former.now).toContain(name);
    }
    const names = [...known[former.use]()];
    for (const name of former.names) expect(names).not.toContain(name);
    const strings = [
      ...former.now.matchAll(/`(?:brightness|edge|custom2D)`|'(\w+2D|edge|brightness)'/g),
    ];
    for (const [text] of strings) expect(rendererNames()).toContain(text.slice(1, -1));
  });

  it('knows the names of the library', () => {
    expect(rendererNames()).toEqual(['brightness', 'edge', 'custom2D']);
    for (const use of ['function', 'manager', 'member', 'option'] as const) {
      expect([...known[use]()].length).toBeGreaterThan(5);
    }
  });

  it('begins with the newest version', () => {
    const versions = formerNames.map(({ gone }) => gone);
    const sorted = [...versions].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    expect(versions).toEqual(sorted);
  });
});

describe('before a sketch runs', () => {
  const cases = formerNames.flatMap((former) =>
    former.names.map((name) => [uses[former.use](name), name, former] as const),
  );

  it.each(cases)('finds in %s that the name is gone', (source, name, { gone, now }) => {
    const found = lint(source);
    expect(found).toMatchObject([
      {
        message: `“${name}” is from a version of p5.asciify before ${gone}.`,
        line: 1,
        hint: now.replaceAll('`', ''),
      },
    ]);
    expect(found.map((diagnosis) => linkOf(diagnosis, helpPages)?.to)).toEqual([
      '/docs/help/coming-from-an-older-version',
    ]);
  });

  it.each(cases.filter(([, , { rename }]) => rename !== undefined))(
    'corrects %s for good',
    (source) => {
      const [found] = lint(source);
      const corrected = found && correct(found, source);
      expect(corrected).not.toBe(source);
      expect(lint(corrected ?? '')).toEqual([]);
    },
  );

  it('finds an option once, in an object of its own as well', () => {
    const source = "const own = { invertMode: true };\np5asciifier.renderer('edge').update(own);";
    expect(lintWith(source, knowledge)).toMatchObject([{ line: 1, topic: 'olderVersion' }]);
    const inPlace = "p5asciifier.renderer('edge').update({ invertMode: true });";
    expect(lintWith(inPlace, knowledge)).toHaveLength(1);
  });

  it('does not rename a variable with an option', () => {
    const source = "const invertMode = true;\np5asciifier.renderer('edge').update({ invertMode });";
    expect(lint(source)).toMatchObject([{ line: 2 }]);
    expect(lint(source)[0]).not.toHaveProperty('fix');
  });

  it.each([
    'function setAsciiOptions() {}\nsetAsciiOptions();',
    'particle.update({ invertMode: 1 });\nparticle.grid;\nif (particle.enabled()) box();',
    "p5asciifier.renderers().add('custom', 'custom2D');\np5asciifier.renderer('custom');",
    "p5asciify.registerPlugin(plugin);\np5asciifier.renderers().add('mine', 'accurate');",
    "const edge = p5asciifier.renderer('edge');\nedge.enabled(true);\nedge.enabled();",
    "fill(p5asciifier.fontManager.glyphColor('A'));",
  ])('finds nothing in %s', (source) => {
    expect(lint(source)).toEqual([]);
  });
});

describe('an error of a sketch', () => {
  it.each<[message: string, source: string, now: FormerName['now']]>([
    [
      'setAsciiOptions is not defined',
      'function setup() {\n  setAsciiOptions({ common: { fontSize: 8 } });\n}',
      'Set the options of each renderer in setupAsciify()',
    ],
    [
      "Can't find variable: addAsciiEffect",
      "addAsciiEffect('post', 'crt');",
      'Draw p5asciifier.texture with your own shader',
    ],
    [
      'p5asciify.renderers is not a function',
      "p5asciify.renderers().get('edge').disable();",
      'Write p5asciifier.renderers()',
    ],
    [
      "p.setAsciifyPostSetupFunction is not a function. (In 'p.setAsciifyPostSetupFunction(f)', …)",
      'p.setAsciifyPostSetupFunction(f);',
      'Move the code into a function named setupAsciify()',
    ],
    [
      'it.updateOptions is not a function',
      'f((it) => it.updateOptions({}));',
      'Call renderer.update()',
    ],
    [
      "Cannot read properties of undefined (reading 'begin')",
      "const custom = p5asciifier.renderer('custom2D');\ncustom.inversionFramebuffer.begin();",
      'Draw into renderer.transformFramebuffer',
    ],
    [
      "Cannot read properties of undefined (reading 'cols')",
      'setup();\nbox(p5asciify.grid.cols);',
      'Write p5asciifier.grid',
    ],
    [
      'rendererName: expected one of "custom2D", "edge", "brightness", got "gradient".',
      "p5asciifier.renderer('gradient').enable();",
      'Draw the gradient yourself',
    ],
    [
      'p5asciifier.fontManager.glyphColor is not a function or its return value is not iterable',
      "fill(...p5asciifier.fontManager.glyphColor('A'));",
      "Write fill(fontManager.glyphColor('A'))",
    ],
  ])('is explained: %s', (message, source, now) => {
    const diagnosis = diagnose({ message, line: source.split('\n').length }, source);
    const { hint } = diagnosis;
    expect(hint).toMatch(/^“\w+” is from a version of p5\.asciify before 0\.\d+\.\d+\. /);
    expect(hint).toContain(now);
    expect(linkOf(diagnosis, helpPages)).toEqual(helpPages.olderVersion);
  });

  it('is corrected where the name only moved', () => {
    const source = "p5asciify.renderers().get('edge').disable();";
    const diagnosis = diagnose({ message: 'p5asciify.renderers is not a function' }, source);
    expect(correct(diagnosis, source)).toBe("p5asciifier.renderers().get('edge').disable();");
  });

  it.each([
    ['p5asciify.setFontSize is not a function', 'p5asciify.setFontSize(8);', 'fontSize'],
    ['p5asciifier.setFont is not a function', 'p5asciifier.setFont(own);', 'font'],
  ])('names the setter without “set”: %s', (message, source, setter) => {
    const diagnosis = diagnose({ message }, source);
    expect(diagnosis.hint).toContain(`write “${setter}”`);
    expect(correct(diagnosis, source)).toBe(source.replace(/set\w+/, setter));
    expect(linkOf(diagnosis, helpPages)).toEqual(helpPages.olderVersion);
  });

  it.each([
    ["Cannot read properties of undefined (reading 'x')", 'p5asciify.grid;\nfoo.x;', 'null'],
    ['foo.grid is not a function', 'foo.grid();', undefined],
  ])('of another cause stays: %s', (message, source, topic) => {
    const found = diagnose({ message, line: 2 }, source);
    expect(found.topic).not.toBe('olderVersion');
    if (topic) expect(found.topic).toBe(topic);
  });
});
