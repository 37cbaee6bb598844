import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { prepareHotReload, type PreparedEdit } from 'sketch-player/prepareHotReload';
import { mutated } from '../../../testing/mutations';
import { ordinaryEdits } from '../../../testing/ordinaryEdits';

const examples = join(import.meta.dirname, '../../../examples');

function sourceOf(slug: string): string {
  return readFileSync(join(examples, slug, 'sketch.js'), 'utf8');
}

function edited([slug, from, to]: (typeof ordinaryEdits)[number]): string {
  const source = sourceOf(slug);
  const at = source.indexOf(from);
  if (at === -1) throw new Error(`examples/${slug} does not contain ${JSON.stringify(from)}.`);
  return source.slice(0, at) + to + source.slice(at + from.length);
}

/** What an edit needs, in a few words. */
function needOf(edit: PreparedEdit): string {
  if (edit.kind !== 'restart') return edit.kind;
  const { reason } = edit;
  return `restart: ${reason.because}${'name' in reason ? ` ${reason.name}` : ''}`;
}

describe('200 ordinary edits of the examples', () => {
  const needs = ordinaryEdits.map((edit) => ({
    edit: edit.join(' | '),
    need: needOf(prepareHotReload(sourceOf(edit[0]), edited(edit))),
  }));

  it('are 200 different ones', () => {
    expect(new Set(ordinaryEdits.map((edit) => edit.join('\0'))).size).toBe(200);
  });

  it('keep the state of the sketch in at least 180', () => {
    const others = needs.filter(({ need }) => need !== 'hotReload' && need !== 'nothing');
    expect(needs.length - others.length, JSON.stringify(others, null, 2)).toBeGreaterThanOrEqual(
      180,
    );
  });
});

describe('1,000 sources as they come about while typing', () => {
  const slugs = readdirSync(examples).filter((name) => !name.includes('.'));
  const sources = slugs.map(sourceOf);

  it('each have an answer, and valid code where they can be hot reloaded', () => {
    const kinds = new Map<string, number>();
    for (let number = 0; number < 1000; number++) {
      const source = sources[number % sources.length] ?? '';
      const edit = prepareHotReload(source, mutated(source, number));
      kinds.set(edit.kind, (kinds.get(edit.kind) ?? 0) + 1);
      if (edit.kind !== 'hotReload') continue;
      const { code, undo } = edit.hotReload;
      for (const expression of [code, undo || '{}']) new Script(`(${expression})`);
      // Each function comes with its loops guarded. A loop that was typed into a text is none.
      const withoutTexts = code.replace(/'[^'\n]*'/g, "''");
      const loops = (pattern: RegExp) => withoutTexts.match(pattern)?.length ?? 0;
      expect(loops(/__guardLoop\(\)/g)).toBeGreaterThanOrEqual(loops(/\bwhile \(true\)/g));
    }
    // All answers occur, so the test is about something.
    expect([...kinds.keys()].sort()).toEqual(['hotReload', 'nothing', 'problem', 'restart']);
    expect(kinds.get('hotReload')).toBeGreaterThan(300);
  });
});

describe('an example that is not edited', () => {
  it.each(readdirSync(examples).filter((name) => !name.includes('.')))('%s', (slug) => {
    const source = sourceOf(slug);
    expect(prepareHotReload(source, source)).toEqual({ kind: 'nothing' });
    expect(prepareHotReload(source, `// A comment.\n${source}  \n`)).toEqual({ kind: 'nothing' });
  });
});
