import { describe, expect, it } from 'vitest';
import { parseCodeMeta } from './rehypeHighlight';
import { highlight } from './highlight';

describe('highlight', () => {
  it('names tokens by classes, never by inline styles', async () => {
    const html = await highlight('const a = "b"; // c', 'js');
    expect(html).toContain('<span class="k">const</span>');
    expect(html).toContain('class="c"');
    expect(html).not.toContain('style=');
  });

  it('leaves plain text without an element', async () => {
    expect(await highlight('let a;', 'js')).toBe(
      '<span class="line"><span class="k">let</span> a;</span>',
    );
  });

  it('keeps the text, escaped, line by line', async () => {
    const html = await highlight('<b>\n&amp;', 'text');
    expect(html.split('\n')).toHaveLength(2);
    expect(html.replace(/<[^>]+>/g, '')).toBe('&#x3C;b>\n&#x26;amp;');
  });

  it('marks lines by number and by notation', async () => {
    expect(await highlight('a\nb\nc', 'js', '{2}')).toMatch(/class="line highlighted">.*b</);
    const noted = await highlight('a // [!code highlight]\nb // [!code ++]', 'js');
    expect(noted).toContain('class="line highlighted"');
    expect(noted).toContain('class="line diff add"');
    expect(noted).not.toContain('[!code');
  });

  it('names the known languages when it does not know one', async () => {
    await expect(highlight('a', 'jvascript')).rejects.toThrow(
      /^unknown language "jvascript"; known languages: .*\bjavascript\b.*\btext\b/,
    );
  });
});

describe('parseCodeMeta', () => {
  it.each([
    ['', { title: undefined, showLineNumbers: false }],
    ['title="a b.js" showLineNumbers {1,3-5}', { title: 'a b.js', showLineNumbers: true }],
    ["in='draw' title='x'", { title: 'x', showLineNumbers: false }],
    ['subtitle="x"', { title: undefined, showLineNumbers: false }],
  ])('%j', (meta, parsed) => {
    expect(parseCodeMeta(meta)).toEqual(parsed);
  });
});
