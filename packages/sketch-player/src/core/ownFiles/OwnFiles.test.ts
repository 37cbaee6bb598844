import { describe, expect, it, vi } from 'vitest';
import { parseStored, type FileStorage, type NotedFile } from './fileStorage';
import { fileNameFrom, typeOfName } from './kinds';
import { OwnFiles, maxBytes } from './OwnFiles';
import { bytesOf, type OwnFile } from './OwnFile';
import type { StorageTrouble } from '../persistence/trouble';

/** A storage in memory, which can be full. */
function storageOf(
  kept: Map<string, OwnFile>,
  isFull = false,
  trouble?: StorageTrouble,
): FileStorage {
  return {
    load: () => Promise.resolve([...kept.values()]),
    save: (file) => {
      if (isFull) return Promise.reject(new Error('QuotaExceededError'));
      kept.set(file.name, file);
      return Promise.resolve();
    },
    rename: (from, file) => {
      kept.delete(from);
      kept.set(file.name, file);
      return Promise.resolve();
    },
    remove: (name) => {
      kept.delete(name);
      return Promise.resolve();
    },
    note: () => undefined,
    findTrouble: () => Promise.resolve(trouble),
  };
}

const text = (name: string, content = 'a') => new File([content], name);

describe('own files', () => {
  it('are kept, and are there again', async () => {
    const kept = new Map<string, OwnFile>();
    const files = new OwnFiles(storageOf(kept));
    await files.add([text('a.json', '{}'), new File([new Uint8Array(4)], 'cat.png')]);
    expect(files.state.files.map(bytesOf)).toEqual([2, 4]);
    const again = new OwnFiles(storageOf(kept));
    await again.load();
    expect(again.state.files.map(({ name }) => name)).toEqual(['a.json', 'cat.png']);
    expect(again.state.files[0]?.content).toBe('{}');
  });

  it('are refused with a reason', async () => {
    const files = new OwnFiles(undefined);
    await files.add([
      text('a.exe'),
      text('sketch.js'),
      new File([new Uint8Array([0xff, 0xfe])], 'a.txt'),
      new File([new Uint8Array(maxBytes + 1)], 'large.png'),
    ]);
    expect(files.state.files).toEqual([]);
    expect(files.state.news).toEqual([
      expect.stringContaining('a.exe was not added'),
      'The name sketch.js is taken.',
      expect.stringContaining('not text'),
      expect.stringContaining('larger than 25.0 MB'),
    ]);
  });

  it('last as long as the page where the storage is full, and say so', async () => {
    const files = new OwnFiles(storageOf(new Map(), true));
    await files.add([text('a.txt')]);
    expect(files.state.isKept).toBe(false);
    expect(files.state.files).toHaveLength(1);
  });

  it('warn when the storage is almost full', async () => {
    const files = new OwnFiles(storageOf(new Map(), false, 'low'));
    await files.add([text('a.txt')]);
    expect(files.state.news.at(-1)).toContain('almost full');
  });

  it('say that they are not kept where there is no storage', () => {
    expect(new OwnFiles(undefined).state.isKept).toBe(false);
  });

  it('can be removed and brought back to their place', async () => {
    const kept = new Map<string, OwnFile>();
    const files = new OwnFiles(storageOf(kept));
    await files.add([text('a.txt'), text('b.txt')]);
    files.remove('a.txt');
    await files.settled();
    expect([...kept.keys()]).toEqual(['b.txt']);
    files.undoRemove();
    await files.settled();
    expect(files.state.files.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
    expect(kept.has('a.txt')).toBe(true);
  });
});

describe('files of text', () => {
  it('are the same under another name, and others under a name that has become free', async () => {
    const files = new OwnFiles(storageOf(new Map([['z.txt', { name: 'z.txt', content: '' }]])));
    await files.load();
    files.create('dot.js');
    const keys = () => files.state.files.map(({ key }) => key);
    const before = keys();
    expect(new Set(before).size).toBe(2);
    files.edit('dot.js', 'class D');
    files.rename('dot.js', 'point.js');
    expect(keys()).toEqual(before);
    files.create('dot.js');
    expect(keys().slice(0, 2)).toEqual(before);
    expect(before).not.toContain(keys()[2]);
  });

  it('are noted as they are when the page is left, until the storage has them', async () => {
    const kept = new Map<string, OwnFile>();
    const noted: NotedFile[] = [];
    const begun: (() => void)[] = [];
    const storage = storageOf(kept);
    const files = new OwnFiles({
      ...storage,
      save: async (file) => {
        await new Promise<void>((resolve) => begun.push(resolve));
        await storage.save(file);
      },
      note: (given) => noted.splice(0, noted.length, ...given),
    });
    await files.load();
    files.create('dot.js');
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    files.edit('dot.js', 'class Dot {}');
    files.rename('dot.js', 'point.js');
    files.edit('point.js', 'class Point {}');
    files.addPendingWrites();
    expect(noted).toEqual([
      { name: 'dot.js', content: undefined },
      { name: 'point.js', content: 'class Point {}' },
    ]);
    // The page may come back all the same.
    files.edit('point.js', 'class Points {}');
    await vi.waitFor(() => {
      for (const finish of begun) finish();
      expect(kept.get('point.js')?.content).toBe('class Points {}');
    });
    await files.settled();
    files.addPendingWrites();
    expect(noted).toEqual([]);
  });

  it('are noted alone: pictures would be too large', async () => {
    const noted: NotedFile[] = [];
    const files = new OwnFiles({
      ...storageOf(new Map()),
      save: () => new Promise(() => undefined),
      note: (given) => noted.push(...given),
    });
    void files.add([new File([new Uint8Array(4)], 'cat.png'), text('a.txt')]);
    await vi.waitFor(() => expect(files.state.files).toHaveLength(2));
    files.addPendingWrites();
    expect(noted).toEqual([{ name: 'a.txt', content: 'a' }]);
  });

  it('are made, typed into, renamed in their place, and kept', async () => {
    const kept = new Map<string, OwnFile>();
    const files = new OwnFiles(storageOf(kept));
    expect(files.create('dot.js')).toBe('dot.js');
    await files.add([text('z.txt')]);
    files.edit('dot.js', 'class D');
    files.edit('dot.js', 'class Dot {}');
    expect(files.rename('dot.js', 'point.js')).toBe('point.js');
    files.edit('point.js', 'class Point {}');
    await files.settled();
    expect(files.state.files.map(({ name, content }) => ({ name, content }))).toEqual([
      { name: 'point.js', content: 'class Point {}' },
      { name: 'z.txt', content: 'a' },
    ]);
    expect(kept.get('point.js')?.content).toBe('class Point {}');
    expect(kept.has('dot.js')).toBe(false);
  });

  it.each([
    ['sketch.js', 'is taken'],
    ['a.txt', 'is taken'],
    ['cat.png', 'cannot be edited here'],
    ['words', 'cannot be edited here'],
  ])('cannot be called %s', async (name, reason) => {
    const files = new OwnFiles(undefined);
    await files.add([text('a.txt'), text('b.txt')]);
    expect(files.create(name)).toBeUndefined();
    expect(files.state.news.join()).toContain(reason);
    expect(files.rename('b.txt', name)).toBeUndefined();
    expect(files.state.news.join()).toContain(reason);
    expect(files.rename('b.txt', 'b.txt')).toBe('b.txt');
  });

  it('stay as they were where an edit would make them too large', () => {
    const files = new OwnFiles(undefined);
    files.create('a.txt');
    files.edit('a.txt', 'x'.repeat(maxBytes + 1));
    expect(files.state.files[0]?.content).toBe('');
    expect(files.state.news.join()).toContain('Your last change of a.txt was not kept');
  });
});

it('goes by the ending of a name', () => {
  expect(typeOfName('A.PNG')).toEqual({ media: 'image/png', isText: false, isScript: false });
  expect(typeOfName('dot.js')?.isScript).toBe(true);
  expect(typeOfName('constructor')).toBeUndefined();
  expect(fileNameFrom('a#b/c.png')).toBe('a-b-c.png');
});

describe('what is stored', () => {
  const bytes = new Uint8Array([1, 2]).buffer;

  it('becomes a file', () => {
    const picture = parseStored(['id', 'cat.png'], { content: bytes, added: 1 });
    expect(picture).toMatchObject({ name: 'cat.png', time: 1 });
    const content = picture?.content;
    expect(content).toBeInstanceOf(Blob);
    expect(content instanceof Blob && [content.type, content.size]).toEqual(['image/png', 2]);
    expect(parseStored(['id', 'a.txt'], { content: 'a', added: 1 })?.content).toBe('a');
  });

  it.each<[string, unknown, unknown]>([
    ['a key of another form', 'cat.png', { content: bytes, added: 1 }],
    ['a record of another form', ['id', 'cat.png'], { content: 3, added: 1 }],
    ['no time', ['id', 'cat.png'], { content: bytes }],
    ['an unknown ending', ['id', 'cat.exe'], { content: bytes, added: 1 }],
    ['text in the place of bytes', ['id', 'cat.png'], { content: 'a', added: 1 }],
    ['bytes in the place of text', ['id', 'a.txt'], { content: bytes, added: 1 }],
  ])('is left out where it has %s', (_reason, key, record) => {
    expect(parseStored(key, record)).toBeUndefined();
  });
});
