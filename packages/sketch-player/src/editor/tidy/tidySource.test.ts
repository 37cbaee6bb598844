import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { describe, expect, it } from 'vitest';
import { failureOf, options, parseAnswer } from './tidySource';

const tidy = (source: string, parser = 'babel') =>
  format(source, { ...options, parser, plugins: [babel, estree] });

it('leaves the examples as they are', async () => {
  const folder = join(import.meta.dirname, '../../../../../examples');
  const slugs = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(slugs.length).toBeGreaterThan(40);
  for (const { name } of slugs.slice(0, 8)) {
    const source = readFileSync(join(folder, name, 'sketch.js'), 'utf8');
    expect(await tidy(source)).toBe(source);
  }
});

it('reads types', async () => {
  expect(await tidy('let a:number=1', 'babel-ts')).toBe('let a: number = 1;\n');
});

describe('a source that cannot be read', () => {
  it('is answered with the place and the first line of the message', async () => {
    const error: unknown = await tidy('let a = 1;\nlet b = ;\n').catch((thrown: unknown) => thrown);
    const failure = failureOf(error);
    expect(failure).toMatchObject({ ok: false, line: 2, column: 9 });
    expect(failure.ok ? '' : failure.message).toMatch(/^\w[^\n]*[^)]$/);
    expect(parseAnswer(failure)).toEqual(failure);
  });

  it.each(['['.repeat(20_000), `a${'.b()'.repeat(20_000)}`, '!'.repeat(30_000)])(
    'is answered in words where it is nested too deeply: %.10s',
    async (source) => {
      const error: unknown = await tidy(source).catch((thrown: unknown) => thrown);
      const failure = failureOf(error);
      expect(failure).toMatchObject({ ok: false });
      expect(failure.ok ? '' : failure.message).toMatch(/^[A-Z][^\n]*[^)]$/);
      expect(failure.ok ? '' : failure.message).not.toMatch(/stack|recursion/i);
      expect(parseAnswer(failure)).toEqual(failure);
    },
  );
});

it('takes no other answers', () => {
  expect(() => parseAnswer({ ok: true, source: 1, cursor: 0 })).toThrow(/source|string/i);
  expect(() => parseAnswer(undefined)).toThrow();
});
