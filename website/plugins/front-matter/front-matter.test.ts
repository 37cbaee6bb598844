import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrontMatter, parseFrontMatter, type Kind } from '.';
import { hostileText, manyRuns } from '../../../testing/hostileText';

const siteDir = join(__dirname, '../..');
const valid = { title: 'Fonts', description: 'How a font becomes a set of glyphs.' };

const read = (path: string, fileContent: string) =>
  readFrontMatter({
    filePath: join(siteDir, path),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

function messageFor(changes: object, kind: Kind = 'doc'): string {
  try {
    parseFrontMatter({ ...valid, ...changes }, kind, 'docs/fonts.mdx');
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('front matter', () => {
  it.each([
    [{}, 'none'],
    [{ sidebar_position: 2, displayed_sidebar: null, keywords: ['grid'] }, 'none'],
    [{ title: undefined }, 'title must be text of 2 to 80 characters, in one line.'],
    [{ title: 12 }, 'title must be text of 2 to 80 characters, in one line.'],
    [{ description: 'Short.' }, 'description must be text of 15 to 320 characters, in one line.'],
    [{ pagination_next: 'intro' }, 'pagination_next must be null, or be left out'],
    [{ descripton: 'x' }, 'descripton is not a known field; known: title, description,'],
    [{ keywords: 'grid' }, 'keywords must be a list of names, such as [grid, font].'],
    [{ keywords: ['grid', 3] }, 'keywords must be a list of names, such as [grid, font].'],
    [{ keywords: [] }, 'keywords must name at least one, or be left out.'],
    [{ id: undefined }, 'id must be text.'],
    [{ slug: 'a b' }, 'slug must be a part of an address.'],
    [{ sidebar_position: 'first' }, 'sidebar_position must be a number.'],
    [{ displayed_sidebar: 'apiSidebar' }, 'none'],
    [
      { displayed_sidebar: 'nowhere' },
      'displayed_sidebar must be null, or the id of a sidebar: docsSidebar, communitySidebar, legalSidebar, apiSidebar.',
    ],
    [{ authors: ['me'] }, 'authors is not a known field; known: title,'],
  ])('%j: %s', (changes, message) => {
    const prefix = message === 'none' ? '' : 'docs/fonts.mdx: front matter: ';
    expect(messageFor(changes)).toContain(prefix + message);
  });

  it('names everything that is wrong, a line each', () => {
    expect(messageFor({ title: 1, slug: '?', id: 'x' }).split('\n')).toHaveLength(2);
  });

  it('of a post names who wrote it', () => {
    expect(messageFor({ tags: ['p5.js'] }, 'post')).toBe(
      'docs/fonts.mdx: front matter: authors is missing.',
    );
  });

  it('is none in a part of other files', async () => {
    await expect(read('src/pages/_words.mdx', 'words')).resolves.toMatchObject({ frontMatter: {} });
    await expect(read('src/pages/_words.mdx', '---\ntitle: x\n---\n')).rejects.toThrow(
      'src/pages/_words.mdx: front matter: title is not a known field; known: none,',
    );
  });

  it('that is no YAML is refused with the reason', async () => {
    await expect(read('docs/a.mdx', '---\ntitle: "x\n---\n')).rejects.toThrow(
      /^docs\/a\.mdx: front matter: must be YAML: ./,
    );
  });

  it('of generated pages is a title and a description', async () => {
    const { frontMatter } = await read('docs/api/x.md', '# X\n\nWords about it.');
    expect(frontMatter).toEqual({ title: 'X', description: 'Words about it.' });
  });

  it.each(['docs', 'blog', 'src/pages'])(
    'of every file in %s keeps to the rules',
    async (folder) => {
      const files = readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => `${folder}/${file}`);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) await read(file, readFileSync(join(siteDir, file), 'utf8'));
    },
  );
});

describe('whatever it holds', () => {
  const fields = ['title', 'description', 'keywords', 'slug', 'id', 'sidebar_position', 'tags'];
  const key = fc.oneof(fc.constantFrom(...fields, '__proto__', 'constructor'), hostileText);
  const value = fc.oneof(hostileText, fc.anything(), fc.array(hostileText, { maxLength: 4 }));
  const kind = fc.constantFrom<Kind>('doc', 'post', 'page', 'partial');

  it('it is read, or refused with messages that name the file', () => {
    fc.assert(
      fc.property(kind, fc.dictionary(key, value, { maxKeys: 6 }), (ofKind, changes) => {
        const given = ofKind === 'partial' ? changes : { ...valid, ...changes };
        try {
          const parsed = parseFrontMatter(given, ofKind, 'docs/fonts.mdx');
          expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
          for (const [name, read] of Object.entries(parsed)) {
            if (['title', 'description', 'slug', 'id'].includes(name))
              expect(read).toBeTypeOf('string');
            else if (name === 'sidebar_position') expect(read).toBeTypeOf('number');
            else expect(read).toBeInstanceOf(Array);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expect(String(error)).toMatch(/^Error: docs\/fonts\.mdx: front matter: [^]+\.$/);
        }
      }),
      manyRuns,
    );
  });

  it('as text between dashes, too', async () => {
    const line = fc.tuple(key, hostileText).map((parts) => parts.join(': '));
    const matter = fc.oneof(
      hostileText,
      fc.array(line, { maxLength: 5 }).map((all) => all.join('\n')),
    );
    await fc.assert(
      fc.asyncProperty(matter, async (yaml) => {
        const result = await read('docs/fonts.mdx', `---\n${yaml}\n---\nWords`).catch(
          (error: unknown) => error,
        );
        if (result instanceof Error)
          expect(result.message).toMatch(/^docs\/fonts\.mdx: front matter: ./);
        else expect(result).toHaveProperty('frontMatter.title');
      }),
      manyRuns,
    );
  });
});
