import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recipePages } from '../data/recipes';
import { recipeSections } from '../reading/docs';
import { measureCookbook, measureRecipes } from './measureCookbook';

const page = `---
title: Motion
---

Some words.

## Particles {/* #particles */}

<LiveExample slug="recipe-particles" />

**Change these**

## A glitch {/* #glitch */}

Nothing to see.

## Where to go next

- A link.
`;

const sections = [
  { page: 'motion', title: 'Particles', anchor: 'particles', slug: 'recipe-particles' },
  { page: 'motion', title: 'A glitch', anchor: 'glitch', slug: undefined },
];

it('reads the sections that have an anchor, each with its example', () => {
  expect(recipeSections('motion', page)).toEqual(sections);
});

describe('recipePages', () => {
  const colours = { image: '/base/noise.png', hasBackgrounds: false };
  const example = {
    slug: 'recipe-particles',
    title: 'Particles',
    summary: 'Sparks.',
    tags: ['recipe'],
    frame: '@',
    colours,
  };

  it('gives each page its recipes, with their addresses and cards', () => {
    const [motion, ...others] = recipePages(sections.slice(0, 1), [example]);
    expect(others).toEqual([]);
    expect(motion?.name).toBe('motion');
    expect(motion?.recipes).toMatchObject([
      {
        title: 'Particles',
        address: '/docs/cookbook/motion#particles',
        example: { slug: 'recipe-particles', frame: '@' },
      },
    ]);
  });

  it('names the recipe that has no example', () => {
    expect(() => recipePages(sections, [example])).toThrow(
      'docs/cookbook/motion.mdx: the recipe "A glitch" needs <LiveExample slug="…" />',
    );
  });
});

describe('the report', () => {
  it('finds no recipe without a picture, and none without a material, in the cookbook', async () => {
    const { withoutPicture, withoutMaterial } = await measureCookbook();
    expect(withoutPicture).toEqual([]);
    expect(withoutMaterial).toEqual([]);
  });

  it('names recipes that show no example, or no frame, and those that no page shows', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cookbook-'));
    const [docs, examples] = [join(folder, 'docs'), join(folder, 'examples')];
    const metadata = {
      title: 'A recipe',
      summary: 'What there is to see.',
      tags: ['recipe', '2d'],
      p5: ['1'],
      capture: { frame: 1, width: 480, height: 304 },
    };
    const flat = { ...metadata, tags: ['recipe'] };
    mkdirSync(docs);
    writeFileSync(join(docs, 'motion.mdx'), page);
    writeFileSync(join(docs, 'index.mdx'), page);
    for (const slug of ['recipe-particles', 'recipe-forgotten']) {
      mkdirSync(join(examples, slug), { recursive: true });
      writeFileSync(
        join(examples, slug, 'example.json'),
        JSON.stringify(slug === 'recipe-forgotten' ? flat : metadata),
      );
      writeFileSync(join(examples, slug, 'sketch.js'), '');
    }
    expect(await measureRecipes(docs, examples)).toEqual({
      recipes: 2,
      withoutMaterial: [
        'recipe-forgotten has no tag of what it is made from: 2d, 3d, image, shader, sound, text, video',
      ],
      withoutPicture: [
        'motion#particles: the frame of recipe-particles is not captured',
        'motion#glitch shows no example',
        'recipe-forgotten is shown in no page of the cookbook',
      ],
    });
  });
});
