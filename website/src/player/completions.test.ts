import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { readLibrary } from '@site/plugins/completions/library';
import { readP5Comments } from '@site/plugins/completions/p5Comments';
import { completionsAt, type Offer } from 'sketch-player/completionsAt';
import { entryAt } from 'sketch-player/entryAt';
import { combine, type Knowledge } from 'sketch-player/knowledge';
import { beforeAll, describe, expect, it } from 'vitest';

const repository = join(__dirname, '../../..');
let knowledge: Knowledge;

beforeAll(() => {
  const p5 = readFileSync(join(repository, 'node_modules/p5-1/lib/p5.js'), 'utf8');
  const packageFolder = join(repository, 'packages/p5.asciify');
  knowledge = combine(
    readLibrary({ packageFolder, version: '1.2.3', reference: '/base/docs/api/' }),
    readP5Comments(p5, '1.0.0'),
  );
}, 60_000);

/** The completions at the `|` in the source. */
function offer(marked: string, isAsked = false): Offer | undefined {
  const at = marked.indexOf('|');
  const source = marked.slice(0, at) + marked.slice(at + 1);
  const tree = javascriptLanguage.parser.parse(source);
  return completionsAt(tree, source, at, knowledge, isAsked);
}

function names(marked: string, isAsked = false): string[] {
  const found = offer(marked, isAsked);
  if (!found) return [];
  return 'values' in found ? found.values : found.entries.map(({ name }) => name);
}

describe('names', () => {
  it('offers those of both libraries, from the start of the word', () => {
    expect(names('p5as|')).toEqual(expect.arrayContaining(['p5asciifier', 'circle', 'WEBGL']));
    expect(offer('let a = cir|')?.from).toBe(8);
  });

  it('gives each its reference', () => {
    const found = offer('p5as|');
    const entries = found && 'entries' in found ? found.entries : [];
    const linkOf = (name: string) => entries.find((entry) => entry.name === name)?.link;
    expect(linkOf('p5asciifier')).toBe('/base/docs/api/variables/p5asciifier');
    expect(linkOf('circle')).toBe('https://p5js.org/reference/p5/circle/');
  });

  it('offers what the libraries call where a function is declared, and nowhere else', () => {
    expect(names('function set|')).toEqual(expect.arrayContaining(['setup', 'setupAsciify']));
    expect(names('function set|')).not.toContain('circle');
    expect(names('set|')).not.toContain('setupAsciify');
  });

  it.each(['// p5as|', '/* p5as| */', '`p5as|`', 'let x|', 'let q = /p5as|/', '1 + |', 'foo(|)'])(
    'offers nothing in %j',
    (marked) => expect(names(marked)).toEqual([]),
  );

  it('offers names anywhere when asked', () => {
    expect(names('foo(|)', true)).toContain('circle');
    expect(names('|', true)).toContain('p5asciify');
  });
});

describe('members', () => {
  it.each([
    ['p5asciify.|', 'errorLevel', 'setErrorLevel'],
    ['p5asciifier.|', 'begin', 'fontSize'],
    ['p5asciify.asciifier().|', 'asciifier', 'renderers'],
    ['p5asciifier.renderers().|', 'fontSize', 'moveUp'],
    ["p5asciifier.renderer('brightness').|", 'sampleThreshold', 'brightnessRange'],
    ["p5asciifier.renderers().get('edge').|", 'brightnessRange', 'sampleThreshold'],
    ["p5asciifier.renderer('mine').|", 'brightnessRange', 'characterFramebuffer'],
    ["p5asciifier.renderer('edge').invert(true).|", 'brightnessRange', 'sobelThreshold'],
    ["p5asciifier.renderers().add('x', 'edge', {}).|", 'brightnessRange', 'sobelThreshold'],
    ['p5asciifier.texture.|', 'fontSize', 'begin'],
    ['createFramebuffer().|', 'fontSize', 'begin'],
    ['P5AsciifyErrorLevel.|', 'fontSize', 'SILENT'],
    ['p5asciifier?.|', 'begin', 'fontSize'],
  ])('%s', (marked, other, own) => {
    expect(names(marked)).toContain(own);
    expect(names(marked)).not.toContain(other);
  });

  it('follows variables', () => {
    expect(names('const a = p5asciify.asciifier();\na.|')).toContain('fontSize');
    expect(
      names(
        "let r;\nfunction draw() { r.| }\nfunction setupAsciify() { r = p5asciifier.renderer('edge'); }",
      ),
    ).toContain('sobelThreshold');
    expect(
      names("let r = p5asciifier.renderer('edge'); r = p5asciifier.renderer('brightness'); r.|"),
    ).toContain('brightnessRange');
    expect(
      names("let r = p5asciifier.renderer('edge'); r.|; r = p5asciifier.renderer('brightness');"),
    ).toContain('sobelThreshold');
  });

  it('comes to an end where variables hold each other', () => {
    expect(names('let a = b, b = a; a.|')).toContain('fontSize');
    expect(names('a = a.b(); a.|')).toContain('fontSize');
  });

  it('prefers a variable of the sketch to a global of the same name', () => {
    expect(names('let p5asciify = createFramebuffer();\np5asciify.|')).toContain('begin');
  });

  it('knows an instance of p5, and graphics buffers', () => {
    expect(names('new p5((p) => { p.| })')).toContain('circle');
    expect(names('let g = createGraphics(9, 9); g.|')).toContain('circle');
  });

  it('knows what a class of the sketch inherits', () => {
    const marked = 'class A extends P5AsciifyRenderer2D { render() { this.| } }';
    expect(names(marked)).toContain('characterFramebuffer');
  });

  it('offers all of the library where it knows nothing, except of what is foreign to it', () => {
    expect(names('something.|')).toEqual(expect.arrayContaining(['sobelThreshold', 'fontSize']));
    expect(names('something.|')).not.toContain('circle');
    for (const marked of ['Math.|', 'console.|', '"text".|', '12..|', '[1].|']) {
      expect(names(marked), marked).toEqual([]);
    }
  });

  it('starts at the word, also of a call on the next line', () => {
    expect(offer('p5asciifier.fon|t')?.from).toBe(12);
    expect(names('p5asciifier.|\ncircle(1, 2, 3);')).toContain('fontSize');
  });
});

describe('arguments', () => {
  it('offers strings', () => {
    expect(names("p5asciifier.renderer('|')")).toEqual(['brightness', 'edge', 'custom2D']);
    expect(names("p5asciifier.renderers().add('x', 'br|')")).toContain('brightness');
    expect(names("p5asciifier.renderers().add('|')")).toEqual([]);
    expect(names('p5asciify.deactivateHook("|")')).toEqual(['init', 'afterSetup', 'pre', 'post']);
    expect(offer("p5asciifier.renderer('br|')")?.from).toBe(22);
    expect(names("p5asciifier.renderer('brightness'|)")).toEqual([]);
    expect(names("text('|')")).toEqual([]);
  });

  it('offers options once a word has begun, or when asked', () => {
    const edge = "p5asciifier.renderer('edge').update";
    expect(names(`${edge}({ sam| })`)).toEqual(
      expect.arrayContaining(['sampleThreshold', 'characters', 'enabled']),
    );
    expect(names(`${edge}({ | })`)).toEqual([]);
    expect(names(`${edge}({ | })`, true)).toContain('sobelThreshold');
    expect(names(`${edge}({ sam| })`)).not.toContain('brightnessRange');
  });

  it('leaves out the options that are there', () => {
    const marked = "p5asciifier.renderer('edge').update({ characters: 'x', en|, invert: true })";
    expect(names(marked)).toContain('enabled');
    expect(names(marked)).not.toContain('characters');
    expect(names(marked)).not.toContain('invert');
  });

  it('knows options by another argument, and options of a single method', () => {
    expect(names("p5asciifier.renderers().add('x', 'brightness', { b| })")).toContain(
      'brightnessRange',
    );
    expect(names('p5asciifier.saveSVG({ f| })')).toContain('filename');
    expect(names('p5asciifier.font(f, { u| })')).toEqual(['updateCharacters']);
  });

  it('offers no options for other objects', () => {
    expect(names('const o = { sam| }')).toEqual([]);
    expect(names('foo({ sam| })')).toEqual([]);
  });
});

describe('the entry of a name', () => {
  /** The page of what is at the `|` in the source, and the name that it is about. */
  function found(marked: string): string | undefined {
    const at = marked.indexOf('|');
    const source = marked.slice(0, at) + marked.slice(at + 1);
    const tree = javascriptLanguage.parser.parse(source);
    const about = entryAt(tree, source, at, knowledge);
    return about && `${source.slice(about.from, about.to)} ${about.entry.link.split('/').at(-1)}`;
  }

  it.each([
    ['p5ascii|fier.fontSize(8)', 'p5asciifier p5asciifier'],
    ['p5asciifier.|fontSize(8)', 'fontSize P5Asciifier#fontsize'],
    ['p5asciifier.fontSize|(8)', 'fontSize P5Asciifier#fontsize'],
    ['p5asciify.font|Size(8)', 'fontSize P5AsciifierManager#fontsize'],
    [
      'const asciifier = p5asciify.asciifier();\nasciifier.font|Size(8);',
      'fontSize P5Asciifier#fontsize',
    ],
    [
      "p5asciifier.renderer('edge').sob|elThreshold(1)",
      'sobelThreshold P5AsciifyEdgeRenderer#sobelthreshold',
    ],
    [
      "p5asciifier.renderer('edge').update({ char|acters: 'x' })",
      'characters EdgeAsciiRendererOptions#property-characters',
    ],
    ['function setup|Asciify() {}', 'setupAsciify setupAsciify'],
    ['new p5((p) => { p.draw|Asciify = () => {}; })', 'drawAsciify drawAsciify'],
  ])('is known in %j', (marked, expected) => {
    expect(found(marked)).toBe(expected);
  });

  it.each([
    'fontS|ize(8)',
    'other.font|Size(8)',
    'const color = 1;\nfill(col|or);',
    "'p5asci|fier'",
    '// p5asci|fier',
    'p5asciifier.fontSize(| 8)',
  ])('is not guessed in %j', (marked) => {
    expect(found(marked)).toBeUndefined();
  });
});
