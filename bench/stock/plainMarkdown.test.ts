import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { sketchFolders } from '.';
import plainMarkdown from './plainMarkdown';

const docs = join(import.meta.dirname, '../../website/docs');

const toPlain = (source: string, folders = sketchFolders): string =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(plainMarkdown, { folders })
    .use(remarkStringify)
    .processSync(source)
    .toString();

test('a component gives way to its content, and imports go', () => {
  const source =
    'import Note from \'./Note\';\n\nA <Term id="cell">cell</Term>.\n\n<Note>\n\nRead *on*.\n\n</Note>\n';
  expect(toPlain(source)).toBe('A cell.\n\nRead *on*.\n');
});

test('each sketch of the docs becomes a code block', () => {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(join(docs, name), 'utf8'));
  const sketches = pages.flatMap((page) =>
    Array.from(page.matchAll(/^<(?:LiveExample|CourseStep|Exercise)\b[^>]*?\/>/gm), String),
  );
  expect(sketches.length).toBeGreaterThan(100);
  const plain = toPlain(sketches.join('\n\n'));
  expect(plain.match(/^`{3,}js$/gm)).toHaveLength(sketches.length);
});

test('a sketch that is nowhere is named', () => {
  expect(() => toPlain('<Exercise slug="no-such-sketch" />', ['a', 'b'])).toThrow(
    '<Exercise slug="no-such-sketch">: expected one of a/no-such-sketch/starter.js, b/no-such-sketch/starter.js.',
  );
});
