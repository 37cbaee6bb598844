// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { compileSketch } from '../../source/compile';
import { htmlFile } from './htmlFile';

/** Stand for the built files, which are tested elsewhere, and in a browser. */
const libraries = [
  'window.p5 = { name: "p5", asciify: { p5asciify: "library" } };',
  'p5.asciify.isLoaded = "</SCRIPT><!-- <script>"; // </script>',
  'var P5AsciifyShape = { id: "shape" };',
];

/** Opens a sketch as a file, and hands back its window. */
function open(source: string, title = 'Sketch'): Window {
  const compiled = compileSketch(source, { guardsLoops: false });
  if (!compiled.ok) throw new Error(compiled.problem.message);
  const { code, usesModules } = compiled;
  const sandbox = document.createElement('iframe');
  document.body.append(sandbox);
  if (!sandbox.contentWindow) throw new Error('the sandbox has no window');
  sandbox.contentWindow.document.write(htmlFile({ title, code, usesModules, libraries }));
  sandbox.contentWindow.document.close();
  return sandbox.contentWindow;
}

describe('htmlFile', () => {
  it('is in UTF-8, says so first, and has the title', () => {
    const { document } = open('', 'Boxes </title> & <b>');
    expect(document.head.firstElementChild?.getAttribute('charset')).toBe('utf-8');
    expect(document.title).toBe('Boxes </title> & <b>');
    expect(document.compatMode).toBe('CSS1Compat');
  });

  it('holds its libraries and the sketch as scripts, and asks for nothing else', () => {
    const { document } = open('let x = 1;');
    expect(document.scripts).toHaveLength(libraries.length + 2);
    expect(document.querySelectorAll('[src], [href]')).toHaveLength(0);
  });

  it('runs files and further scripts before the sketch, one of which may evaluate text', () => {
    const html = htmlFile({
      title: '',
      code: 'var size = new Dot().size;',
      usesModules: false,
      libraries: [],
      before: ['class Dot { size = eval("3") }'],
    });
    expect(html).not.toMatch(/script-src [^;]*data:/);
    expect(html).toMatch(/class Dot[^]*<\/script>[^]*new Dot/);
    expect(html).toContain("'unsafe-eval'");
  });

  it('states first that nothing is fetched, and that no other script runs', () => {
    const { document } = open('let x = 1;');
    const meta = document.head.children[1];
    expect(meta?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    const policy = meta?.getAttribute('content') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w-]{22}';/);
    expect(policy).not.toMatch(/unsafe-eval|script-src [^;]*unsafe|https?:|\*/);
    const nonce = /'nonce-([^']*)'/.exec(policy)?.[1];
    for (const script of document.scripts) expect(script.getAttribute('nonce')).toBe(nonce);
    const again = open('let x = 1;').document.head.children[1]?.getAttribute('content');
    expect(again).not.toBe(policy);
  });

  it.each([
    ['eval("1")', true],
    ['new Function("return 1")', true],
    ['baseMaterialShader().modify(() => {})', true],
    ['buildFilterShader(() => {})', true],
    ['function setup() { createCanvas(9, 9); }', false],
    ['evaluate(functions)', false],
  ])('lets %s evaluate text: %s', (source, allowed) => {
    const policy = open(`() => { ${source} };`).document.head.children[1]?.getAttribute('content');
    expect(policy?.includes("'unsafe-eval'")).toBe(allowed);
  });

  it('loads the library before the sketch, whose functions are global', () => {
    const window = open('var loaded = p5.asciify.isLoaded;\nfunction setup() {}');
    expect(Reflect.get(window, 'loaded')).toBe('</SCRIPT><!-- <script>');
    expect(Reflect.get(window, 'setup')).toBeTypeOf('function');
  });

  it.each([
    ['a text', 'var x = "</script><script>";', '</script><script>'],
    ['a template', 'var x = `<!-- ${1} </Script >`;', '<!-- 1 </Script >'],
    ['a raw template', 'var x = String.raw`</script>\\n<!--`;', '</script>\\n<!--'],
    [
      'a template with a tag',
      'var x = ((parts) => parts.raw[0])`<!-- </script>`;',
      '<!-- </script>',
    ],
    [
      'the text of a function',
      'function f() { return "</script>" }\nvar x = String(f);',
      'function f() { return "</script>" }',
    ],
    ['line separators', 'var x = "</script>\u2028";', '</script>\u2028'],
    ['a pattern', 'var x = /<\\/script|<!--/u.test("</script");', true],
    ['a comment', '// </script> <!-- <script>\nvar x = 1;', 1],
    ['an opened comment and script', 'var x = "<!--<script>";', '<!--<script>'],
    ['comparisons', 'var script = 2; var x = 1<script;', true],
  ])('keeps %s with markup in it', (_name, source, value) => {
    expect(Reflect.get(open(source), 'x')).toBe(value);
  });

  it('runs modules and TypeScript', () => {
    const window = open(
      'import p5 from "p5";\nimport { p5asciify } from "p5.asciify";\nimport p5Min from "/lib/p5/1.11.13/p5.min.js";\nimport p5File from "p5/lib/p5.esm.js";\nimport * as lib from "/lib/p5.asciify/0.10.3/p5.asciify.esm.js";\nconst found: unknown[] = [p5.name, p5asciify, p5Min.name, p5File.name, lib.p5asciify];\nObject.assign(window, { found });',
    );
    expect(Reflect.get(window, 'found')).toEqual(['p5', 'library', 'p5', 'p5', 'library']);
  });

  it('runs modules that import the shape renderer', () => {
    const window = open(
      'import Shape from "p5.asciify-shape";\nObject.assign(window, { found: Shape.id });\n',
    );
    expect(Reflect.get(window, 'found')).toBe('shape');
  });

  it('says what a module cannot import', () => {
    const window = open(
      'Object.assign(window, { told: "" });\ntry {\n  require("three");\n} catch (error) {\n  Object.assign(window, { told: error.message });\n}\nexport {};',
    );
    expect(Reflect.get(window, 'told')).toBe(
      'This file cannot import "three"; it holds p5 and p5.asciify.',
    );
  });
});
