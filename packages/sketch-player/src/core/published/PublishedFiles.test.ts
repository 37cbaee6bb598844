import { afterEach, expect, it, vi } from 'vitest';
import type { OwnFile } from '../ownFiles/OwnFile';
import { PublishedFiles } from './PublishedFiles';

const folder = {
  name: 'leaf',
  files: [
    { name: 'leaf.jpg', url: '/assets/leaf.1.jpg' },
    { name: 'words.json', url: '/assets/words.2.json' },
  ],
};

afterEach(() => vi.unstubAllGlobals());

function serve(answer: (url: string) => Response) {
  const fetched = vi.fn((url: string) => Promise.resolve(answer(url)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('fetches each file once, and text as text', async () => {
  const fetched = serve((url) => new Response(url.endsWith('json') ? '{"a":1}' : 'bytes'));
  const published = new PublishedFiles(folder);
  expect(fetched).not.toHaveBeenCalled();
  const [leaf, words] = await published.with([]);
  expect(leaf?.content).toBeInstanceOf(Blob);
  expect(words).toEqual({ name: 'words.json', content: '{"a":1}' });
  await published.with([]);
  expect(fetched.mock.calls).toEqual([['/assets/leaf.1.jpg'], ['/assets/words.2.json']]);
});

it('lets a file of the reader take the place of a published one, which is not fetched then', async () => {
  const fetched = serve(() => new Response('{}'));
  const own: OwnFile = { name: 'leaf.jpg', content: new Blob(['own']) };
  const files = await new PublishedFiles(folder).with([own]);
  expect(files.map(({ name }) => name)).toEqual(['words.json', 'leaf.jpg']);
  expect(files[1]).toBe(own);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('names the file that is not there, and tries it again', async () => {
  serve(() => new Response('', { status: 404 }));
  const published = new PublishedFiles(folder);
  await expect(published.with([])).rejects.toThrow(/leaf\.jpg.*404/);
  serve(() => new Response('{}'));
  expect(await published.with([])).toHaveLength(2);
});

it('has nothing for a sketch without files', async () => {
  expect(await new PublishedFiles(undefined).with([])).toEqual([]);
});
