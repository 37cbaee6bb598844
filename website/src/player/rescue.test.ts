import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from 'sketch-player/knowledge';
import { p5Majors, p5MajorSchema, type P5Major } from 'sketch-player/p5Majors';
import { applyRule, repairSketch } from 'sketch-player/rescue';
import { rules } from 'sketch-player/rescueRules';
import { readSketch } from 'sketch-player/sketch';
import { toJavaScript } from 'sketch-player/toJavaScript';
import * as v from 'valibot';
import { composeSketch } from '../samples/composeSketch';
import { beforeAll, describe, expect, it } from 'vitest';
import { brokenSketches } from '../../../testing/brokenSketches';
import { listSamples } from '@site/samples/listSamples';
import { readKnowledge } from '../../plugins/completions/testKnowledge';

const knowledge = new Map<P5Major, Knowledge>();
beforeAll(() => {
  for (const major of p5Majors) knowledge.set(major, readKnowledge(major));
}, 60_000);

function knowledgeFor(major: P5Major): Knowledge {
  const known = knowledge.get(major);
  if (!known) throw new Error(`The names of p5.js ${major}.x were not read.`);
  return known;
}

const repair = (source: string, major: P5Major) =>
  repairSketch(source, {
    major,
    majors: p5Majors,
    knowledgeOf: (wanted) => Promise.resolve(knowledgeFor(wanted)),
  });

describe('each rule', () => {
  it.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s makes its after of its before',
    (_, rule) => {
      const read = (source: string) => readSketch(source, knowledgeFor(rule.on ?? '1'));
      expect(applyRule(rule, read(rule.before))?.sketch.source).toBe(rule.after);
      if (!rule.to) expect(applyRule(rule, read(rule.after))).toBeUndefined();
    },
  );

  it('has an id of its own', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });
});

describe('nothing is repaired in', () => {
  const folder = join(__dirname, '../../../examples');
  const exampleSchema = v.object({ p5: v.optional(v.array(p5MajorSchema), ['1']) });
  const runs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const text = readFileSync(join(folder, name, 'example.json'), 'utf8');
      const { p5 } = v.parse(exampleSchema, JSON.parse(text));
      return p5.map((major) => [name, major] as const);
    });

  it.each(runs)('the example %s on p5.js %s.x', async (slug, major) => {
    const source = readFileSync(join(folder, slug, 'sketch.js'), 'utf8');
    expect(await repair(source, major)).toBeUndefined();
  });
});

it('nothing is repaired in the samples of pages and comments', async () => {
  const samples = await listSamples(join(__dirname, '../../..'));
  const repaired = await Promise.all(
    samples.map(async ({ plan, code, file, line }) => {
      if (plan.kind !== 'sketch') return [];
      const { source } = composeSketch(code, plan.place);
      const found = await repair(source, plan.majors[0] ?? '1');
      return (found?.changes ?? []).map(({ id }) => `${file}:${line}: ${id}`);
    }),
  );
  expect(repaired.flat()).toEqual([]);
});

describe('a broken sketch', () => {
  it.each(brokenSketches.map((sketch) => [sketch.name, sketch] as const))(
    '%s: what is found',
    async (_, { source, major = '1', repairs, runsOn = major }) => {
      const repaired = await repair(source, major);
      expect(repaired?.changes.map(({ id }) => id) ?? []).toEqual(repairs);
      expect(repaired?.major ?? major).toBe(runsOn);
      if (!repaired) return;
      expect(repaired.from).toBe(source);
      expect(toJavaScript(repaired.source)).toMatchObject({ ok: true });
      expect(await repair(repaired.source, repaired.major)).toBeUndefined();
    },
  );

  it('may be cut anywhere, or be very long', async () => {
    const cut = brokenSketches.flatMap(({ source, major = '1' }) =>
      [0.3, 0.7].map((share) => [source.slice(0, share * source.length), major] as const),
    );
    await Promise.all(cut.map(([source, major]) => repair(source, major)));
    const long = `createCanvas(400, 400);\n${'// and on\n'.repeat(11_000)}`;
    expect(await repair(long, '1')).toBeUndefined();
  });

  it('is one of at least 60, of which nine in ten can be repaired', () => {
    const repaired = brokenSketches.filter(({ stillBroken }) => stillBroken === undefined);
    expect(brokenSketches.length).toBeGreaterThanOrEqual(60);
    expect(repaired.length).toBeGreaterThanOrEqual(0.9 * brokenSketches.length);
  });

  it('needs every rule but few', () => {
    const used = new Set(brokenSketches.flatMap(({ repairs }) => repairs));
    const unused = rules.map(({ id }) => id).filter((id) => !used.has(id));
    expect(unused).toEqual(['curve-functions', 'bezier-detail', 'text-outlines']);
  });
});
