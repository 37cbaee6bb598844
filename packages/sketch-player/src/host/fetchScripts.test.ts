import { afterEach, expect, it, vi } from 'vitest';
import { fetchScripts } from './sandboxDocument';

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: (address: string) => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer(address));
  });
  return asked;
}

it('hands the scripts over in their order, and fetches each once', async () => {
  const asked = answerWith((address) => new Response(`/* ${address} */`));
  const scripts = [
    { src: '/once/p5.js', text: '/* /once/p5.js */' },
    { src: '/once/library.js', text: '/* /once/library.js */' },
  ];
  const addresses = scripts.map(({ src }) => src);
  expect(await Promise.all([fetchScripts(addresses), fetchScripts(addresses)])).toEqual([
    scripts,
    scripts,
  ]);
  expect(asked).toEqual(addresses);
});

it('names what could not be loaded, and tries it again', async () => {
  answerWith(() => new Response('Not found', { status: 404 }));
  await expect(fetchScripts(['/again/p5.js'])).rejects.toThrow(
    '/again/p5.js was answered with status 404.',
  );
  answerWith(() => new Response('p5'));
  expect(await fetchScripts(['/again/p5.js'])).toEqual([{ src: '/again/p5.js', text: 'p5' }]);
});
