import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxBytes, publishedFolder } from './exampleFiles';
import { exampleTags } from '../../../shared/examples';
import { exampleSchema } from '../schemas';
import { parseData } from './entries';
import { readExamples, readSketches } from './examples';

const valid = {
  title: 'Noise',
  summary: 'A field of noise.',
  tags: ['shader'],
  p5: ['1', '2'],
  capture: { frame: 60, width: 640, height: 400, paintedFrames: 1 },
};
const file = 'examples/noise/example.json';
const parseExample = (json: string) => parseData(exampleSchema, json, file);
const parse = (changes: object) => parseExample(JSON.stringify({ ...valid, ...changes }));

it('every example says in describe() what there is to see, in a sentence of its own', () => {
  const folder = join(__dirname, '../../../../examples');
  const slugs = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const said = slugs.map(({ name }) => {
    const sketch = readFileSync(join(folder, name, 'sketch.js'), 'utf8');
    const described = /^ {2}describe\(\s*(['"`])([^]{30,}?)\1,?\s*\);$/m.exec(sketch);
    // Without p5.js there is no describe(), so the sketch labels its canvas.
    const labelled = /^ {2}t\.canvas\.ariaLabel =\s*(['"`])([^]{30,}?)\1;$/m.exec(sketch);
    return (described ?? labelled)?.[2] ?? name;
  });
  expect(said.filter((text) => !/^[A-Z].*[.!?]$/s.test(text))).toEqual([]);
  expect(new Set(said).size).toBe(slugs.length);
});

describe('exampleSchema', () => {
  it('takes a complete example', () => {
    expect(parse({})).toEqual(valid);
  });

  it.each([
    [{ tags: ['shder'] }, `tags.0: unknown tag "shder"; known tags: ${exampleTags.join(', ')}`],
    [{ tags: [] }, 'tags: must name at least one tag'],
    [{ title: '' }, 'title: must not be empty'],
    [{ p5: ['3'] }, 'p5.0: must be "1" or "2"'],
    [{ p5: [] }, 'p5: must name at least one major version of p5: "1" or "2"'],
    [{ capture: { ...valid.capture, frame: 0 } }, 'capture.frame: must be at least 1'],
    [{ capture: { ...valid.capture, width: 3 } }, 'capture.width: must be at least 16 pixels'],
    [{ capture: { ...valid.capture, height: 1.5 } }, 'capture.height: must be a whole number'],
    [{ needs: ['microphone'] }, 'needs.0: must be "camera"; a sketch can ask for nothing else'],
    [{ needs: [] }, 'needs: must name what is needed, or be left out'],
    [{ needs: 'camera' }, 'needs: Invalid type'],
    [{ files: [] }, 'files: must name a file, or be left out'],
    [{ files: ['../photo.jpg'] }, 'files.0: must be the name of a file in the folder'],
    [{ files: ['photo'] }, 'files.0: must be the name of a file in the folder'],
    [{ files: ['photo.exe'] }, 'files.0: must be an image, a video, a sound'],
    [{ files: ['helper.js'] }, 'files.0: must be an image, a video, a sound'],
    [{ files: ['a.jpg', 'a.jpg'] }, 'files: must name each file once'],
    [{ files: ['a.jpg'] }, 'credits: must say where the files come from, and their licence'],
    [{ credits: [{ work: 'A', licence: 'GPL-3.0' }] }, 'credits.0.licence: must be "CC0-1.0"'],
    [
      { credits: [{ work: 'A', licence: 'MIT', source: 'http://a.b' }] },
      'credits.0.source: must begin with https://',
    ],
    [{ author: 'x' }, 'author: Invalid key'],
    [{ summary: undefined }, 'summary: Invalid key'],
  ])('names the file and the rule for %j', (changes, message) => {
    expect(() => parse(changes)).toThrow(`${file}: ${message}`);
  });

  it('names the file that is no JSON', () => {
    expect(() => parseExample('{')).toThrow(`${file}: `);
  });
});

describe('exampleSchema, for whatever a file holds', () => {
  const wrongValue = fc.oneof(
    fc.constantFrom<unknown>(null, '', 0, -1, 0.5, 1e9, [], {}, true, ['shder'], ['3'], '1'),
    fc.jsonValue(),
  );

  /** Parses the text; an error has to name the file, for somebody who has to find the mistake. */
  function expectMessage(json: string): void {
    try {
      const { title, tags, p5 } = parseExample(json);
      expect(title).not.toBe('');
      expect(exampleTags).toEqual(expect.arrayContaining(tags));
      expect(['1', '2']).toEqual(expect.arrayContaining(p5));
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
      const lines = error instanceof Error ? error.message.split('\n') : [];
      expect(lines[0]).toMatch(/^examples\/noise\/example\.json: ./);
    }
  }

  it('is read or refused with a message', () => {
    const key = fc.oneof(
      fc.constantFrom(...Object.keys(valid), '__proto__', 'needs', 'files', 'credits'),
      fc.string(),
    );
    const almost = fc.dictionary(key, wrongValue).map((changes) => ({ ...valid, ...changes }));
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      almost.map((value) => JSON.stringify(value)),
      fc.nat(200).map((length) => JSON.stringify(valid).slice(0, length)),
    );
    fc.assert(fc.property(texts, expectMessage), { numRuns: 2000 });
  });

  it('is refused when a part is missing or unknown', () => {
    const missing = fc
      .constantFrom(...Object.keys(valid))
      .map((name) => Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name)));
    const unknown = fc
      .string()
      .filter(
        (name) => !(name in valid) && !['needs', 'files', 'credits', '__proto__'].includes(name),
      )
      .map((name) => ({ ...valid, [name]: 1 }));
    fc.assert(
      fc.property(fc.oneof(missing, unknown), (value) => {
        expect(() => parseExample(JSON.stringify(value))).toThrow(`${file}: `);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('readExamples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, 'noise', name), text);
  mkdirSync(join(folder, 'noise'));

  it('says which part is missing, and how to make a frame', async () => {
    write('example.json', JSON.stringify(valid));
    await expect(readExamples(folder)).rejects.toThrow(/sketch\.js is missing\.$/);
    write('sketch.js', '// sketch');
    await expect(readExamples(folder)).rejects.toThrow(
      /frame\.txt is missing\. Make it with: npm run frames$/,
    );
    write('frame.txt', '@@\n..\n');
    await expect(readExamples(folder)).rejects.toThrow(
      /colours\.txt is missing\. Make it with: npm run frames$/,
    );
  });

  it('reads sketches that have no frame yet', async () => {
    expect(await readSketches(folder)).toEqual([
      { slug: 'noise', ...valid, source: '// sketch', files: [] },
    ]);
  });

  it('reads complete examples', async () => {
    write('colours.txt', '[characters]\na #ff8000\n\n[backgrounds]\na #000000\n');
    const grid = (colour: string) => [Array(2).fill(colour), Array(2).fill(colour)];
    expect(await readExamples(folder)).toEqual([
      {
        slug: 'noise',
        ...valid,
        source: '// sketch',
        files: [],
        frame: '@@\n..\n',
        colours: { characters: grid('#ff8000'), backgrounds: grid('#000000') },
      },
    ]);
  });

  it('reads the files of a sketch, and says which is missing or too large', async () => {
    write(
      'example.json',
      JSON.stringify({ ...valid, files: ['sea.jpg'], credits: [{ work: 'A', licence: 'MIT' }] }),
    );
    await expect(readSketches(folder)).rejects.toThrow(
      'examples/noise/sea.jpg is missing, although "files" in its example.json lists it.',
    );
    write('sea.jpg', 'waves');
    const [sketch] = await readSketches(folder);
    expect(sketch?.files).toEqual([
      {
        name: 'sea.jpg',
        path: expect.stringMatching(/^assets\/examples\/noise\/sea\.[\da-f]{8}\.jpg$/) as unknown,
        content: Buffer.from('waves'),
      },
    ]);
    expect(sketch && publishedFolder(sketch, '/site/')).toEqual({
      name: 'noise',
      files: [{ name: 'sea.jpg', url: `/site/${sketch?.files[0]?.path}` }],
    });
    write('sea.jpg', 'x'.repeat(maxBytes + 1));
    await expect(readSketches(folder)).rejects.toThrow('sea.jpg has 300001 bytes');
  });
});
