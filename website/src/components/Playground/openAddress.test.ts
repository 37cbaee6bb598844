import { decodeShare, encodeShare } from 'sketch-player/share';
import { describe, expect, it } from 'vitest';
import { openAddress, followAddresses, type Opened } from './openAddress';
import type { Template } from './sketches';

const template = (id: string): Template => ({
  id,
  title: id,
  major: '1',
  fileName: 'sketch.js',
  source: 'box(1);',
  html: '',
});

const templates = [template('hero'), template('plain')] as const;
const ours = 'sphere(5);';
const findPublished = (code: string) =>
  Promise.resolve(code === ours ? { title: 'Ours' } : undefined);
const saved = {
  name: 'Rings',
  source: 'box(2);',
  p5: '2',
  code: 'sketch.ts',
  created: 1,
  changed: 2,
} as const;
const findOwn = (id: string) => Promise.resolve(id === 'abcdefgh12' ? saved : undefined);
const leaf = { name: 'leaf', files: [{ name: 'leaf.jpg', url: '/assets/leaf.1.jpg' }] };
const findFolder = (name: string) => Promise.resolve(name === 'leaf' ? leaf : undefined);
const options = { templates, decode: decodeShare, findPublished, findFolder, findOwn };
const open = (hash: string) => openAddress(hash, options);

describe('openAddress', () => {
  it('opens a template by its name, and the first for anything else', async () => {
    expect(await open('#plain')).toEqual({ from: 'template', template: templates[1] });
    for (const hash of ['', '#', '#else']) {
      expect(await open(hash)).toEqual({ from: 'template', template: templates[0] });
    }
  });

  it('opens a shared sketch, under the same id each time', async () => {
    const link = await encodeShare({
      code: 'box(5);',
      p5: '2',
      seed: 7,
      title: 'Boxes',
      files: ['cat.png'],
    });
    const opened = await open(link);
    expect(opened).toMatchObject({
      from: 'link',
      seed: 7,
      files: ['cat.png'],
      template: { title: 'Boxes', major: '2', source: 'box(5);' },
    });
    expect(await open(link)).toEqual(opened);
  });

  it('finds the files of the sketch of this site that a link names', async () => {
    const link = (folder: string) => encodeShare({ code: 'box(5);', p5: '2', folder });
    expect(await open(await link('leaf'))).toMatchObject({ from: 'link', published: leaf });
    expect(await open(await link('other'))).toMatchObject({ published: undefined });
    const offline = () => Promise.reject(new Error('Loading chunk 5 failed.'));
    const opened = openAddress(await link('leaf'), { ...options, findFolder: offline });
    expect(await opened).toMatchObject({ from: 'link', published: undefined });
  });

  it.each([
    ['photo\u202egpj.exe', 'photo⟨U+202E⟩gpj.exe'],
    [' \u200b', 'A shared sketch'],
    ['', 'A shared sketch'],
  ])('shows the title %j as %j', async (title, shown) => {
    const link = await encodeShare({ code: 'box(5);', p5: '1', title });
    expect(await open(link)).toMatchObject({ from: 'link', template: { title: shown } });
  });

  it('knows what this site has published, whatever the link calls it', async () => {
    const link = await encodeShare({ code: ours, p5: '1', seed: 7, title: 'Press everything' });
    expect(await open(link)).toMatchObject({
      from: 'published',
      seed: 7,
      template: { title: 'Ours', source: ours },
    });
    const offline = () => Promise.reject(new Error('Loading chunk 5 failed.'));
    const opened = openAddress(link, { ...options, findPublished: offline });
    expect(await opened).toMatchObject({ from: 'link', template: { title: 'Press everything' } });
  });

  it('tells apart links to sketches that begin and end alike', async () => {
    const lines = Array.from({ length: 40 }, (_, i) => `circle(${(i * 7919) % 400}, ${i}, 10);`);
    const links = await Promise.all(
      Array.from({ length: 200 }, (_, digit) =>
        encodeShare({ code: `background(${digit});\n${lines.join('\n')}`, p5: '1' }),
      ),
    );
    const ends = new Set(links.map((link) => link.slice(-40)));
    expect(ends.size).toBeLessThan(links.length);
    const opened = await Promise.all(links.map(open));
    expect(new Set(opened.map((each) => each.template.id)).size).toBe(links.length);
  });

  it('opens a sketch that the reader has saved, under the id of its drafts', async () => {
    expect(await open('#own-abcdefgh12')).toEqual({
      from: 'own',
      template: {
        id: 'own abcdefgh12',
        title: 'Rings',
        major: '2',
        source: 'box(2);',
        fileName: 'sketch.ts',
        html: '',
      },
    });
  });

  it('says when there is no such sketch, or the browser does not let it be read', async () => {
    expect(await open('#own-deleted0000')).toMatchObject({
      from: 'broken link',
      reason: expect.stringContaining('There is no sketch with this address') as unknown,
      template: templates[0],
    });
    const denied = () => Promise.reject(new DOMException('', 'SecurityError'));
    expect(await openAddress('#own-abcdefgh12', { ...options, findOwn: denied })).toMatchObject({
      from: 'broken link',
      reason: expect.stringContaining('could not be read') as unknown,
    });
  });

  it('says why a link is broken', async () => {
    expect(await open('#v1.AAAA')).toEqual({
      from: 'broken link',
      reason: 'The link is incomplete or damaged. Ask for the complete link again.',
      template: templates[0],
    });
  });

  it('says so when what unpacks links does not load', async () => {
    const decode = () => Promise.reject(new Error('Loading chunk 5 failed.'));
    expect(await openAddress('#v1.AAAA', { ...options, decode })).toEqual({
      from: 'broken link',
      reason:
        'The code that opens this link could not be loaded. Check your network connection, and reload the page.',
      template: templates[0],
    });
    expect(await openAddress('#plain', { ...options, decode })).toMatchObject({
      from: 'template',
    });
  });
});

/** A result of opening an address; the seed tells results apart. */
const link = (seed: number): Opened => ({
  from: 'link',
  seed,
  files: undefined,
  published: undefined,
  template: { id: '', title: '', major: '1', fileName: '', source: '', html: '' },
});

function setUp() {
  const waiting = new Map<string, (opened: Opened) => void>();
  const shown: Opened[] = [];
  const { follow, stop } = followAddresses(
    (hash) => new Promise((resolve) => waiting.set(hash, resolve)),
    (opened) => shown.push(opened),
  );
  return {
    follow,
    stop,
    shown,
    give: (hash: string, opened: Opened) => waiting.get(hash)?.(opened),
  };
}

describe('followAddresses', () => {
  it('shows the newest address, whichever is ready first', async () => {
    const { follow, shown, give } = setUp();
    const done = [follow('#1'), follow('#2')];
    give('#2', link(2));
    give('#1', link(1));
    await Promise.all(done);
    expect(shown).toEqual([link(2)]);
    const next = follow('#3');
    give('#3', link(3));
    await next;
    expect(shown).toEqual([link(2), link(3)]);
  });

  it('shows nothing once it was stopped', async () => {
    const { follow, stop, shown, give } = setUp();
    const done = follow('#1');
    stop();
    give('#1', link(1));
    await done;
    expect(shown).toEqual([]);
  });
});
