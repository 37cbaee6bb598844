import { describe, expect, it } from 'vitest';
import { p5LiveLink } from './link';

const LIBRARY = 'https://docs.example/lib/p5.asciify.umd.js';

/** Decodes the sketch in an address, as the P5LIVE editor does. */
function codeIn(link: string): string {
  return atob(new URL(link).searchParams.get('code') ?? '');
}

describe('p5LiveLink', () => {
  it('carries the sketch with the list of libraries in front', () => {
    const sketch = 'function draw() {\n  if (1 > 0 && 2 >= 1) box(50); // ok?>>>\n}\n';
    expect(codeIn(p5LiveLink(sketch, [LIBRARY]))).toBe(`let libs = ['${LIBRARY}'];\n\n${sketch}`);
  });

  it('leads to the editor, with nothing but the code', () => {
    const { origin, searchParams } = new URL(p5LiveLink('box();', []));
    expect(origin).toBe('https://p5live.org');
    expect([...searchParams.keys()]).toEqual(['code']);
  });

  it.each(['é', '█', '%', '\t'])('refuses a sketch that contains %j', (character) => {
    expect(() => p5LiveLink(`text('${character}')`, [])).toThrow(
      `plain ASCII without "%", but this one contains "${character}"`,
    );
  });
});
