// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { embedFiles, pathOf } from './embedFiles';

afterEach(() => vi.unstubAllGlobals());

it('puts files in front of the script that provides them, whatever they hold', async () => {
  const text = '</script>\u2028é"';
  const script = await embedFiles(
    [
      { name: 'a.txt', content: text },
      { name: 'cat.png', content: new Blob([new Uint8Array([1, 2])]) },
    ],
    'window.found = ownFiles;',
  );
  const found: unknown = (0, eval)(`${script} window.found`);
  expect(found).toEqual({
    'a.txt': `data:text/plain;base64,${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}`,
    'cat.png': 'data:image/png;base64,AQI=',
  });
});

it.each([
  ['loadImage("assets/cat.png")', 'assets/cat.png'],
  ["loadImage('cat.png')", 'cat.png'],
  ['loadImage(`a/b c/cat.png`)', 'a/b c/cat.png'],
  ['loadImage("../cat.png")', 'cat.png'],
  ['loadImage("/root/cat.png")', 'cat.png'],
  ['loadImage("https://example.org/cat.png")', 'cat.png'],
  ['loadImage("my-cat.png")', 'cat.png'],
  ['loadImage("assets/catXpng")', 'cat.png'],
])('finds in %s the path %s', (code, path) => {
  expect(pathOf('cat.png', code)).toBe(path);
});
