/**
 * Property tests: authors may write anything behind a code fence or in an attribute, and a browser
 * may find anything in its storage or in an address.
 */
import fc from 'fast-check';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { parseChoice } from 'sketch-player/motion';
import { parseSettings } from '@site/settings.config';
import { selectExamples } from '@site/src/components/ExampleGallery/filterExamples';
import { hostileText, manyRuns } from '../../testing/hostileText';
import { slugOf } from './sketches/remarkSketches';
import { parseCodeMeta } from './highlighting/rehypeHighlight';
import { remarkInstallSnippet } from './library-files/remarkInstallSnippet';

function elementWith(name: string, attribute: string, value: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{ type: 'mdxJsxAttribute', name: attribute, value }],
    children: [],
  };
}

const file = new VFile({ path: 'docs/intro.mdx' });

describe('attributes', () => {
  it('a slug is known, or the error says where and which there are', () => {
    fc.assert(
      fc.property(hostileText, (slug) => {
        expect(() => slugOf(elementWith('LiveExample', 'slug', slug), file, ['eye'])).toThrow(
          /^docs\/intro\.mdx:1: LiveExample has the unknown slug "[^]*"; known slugs: eye$/,
        );
      }),
      manyRuns,
    );
  });

  it('a kind is known, or the error says where and which there are', async () => {
    const nowhere = { folder: '/nowhere', version: '1.0.0' };
    const transform = remarkInstallSnippet({
      packages: { 'p5.asciify': nowhere, 'p5.asciify-shape': nowhere },
      modulesFolder: '/nowhere',
      siteAddress: 'https://example.org/',
    });
    await fc.assert(
      fc.asyncProperty(hostileText, async (kind) => {
        const tree = {
          type: 'root' as const,
          children: [elementWith('InstallSnippet', 'kind', kind)],
        };
        await expect(transform(tree, file)).rejects.toThrow(
          /^docs\/intro\.mdx:1: InstallSnippet has no kind "[^]*"; kinds: folder, tag, shape tag, hosted, modules, bundler$/,
        );
      }),
      manyRuns,
    );
  });

  it('any words behind the language of a code block are read or left', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (before, title) => {
        expect(typeof parseCodeMeta(before).showLineNumbers).toBe('boolean');
        const plain = title.replaceAll('"', '');
        expect(parseCodeMeta(`title="${plain}" {1}`).title).toBe(plain);
      }),
      manyRuns,
    );
  });
});

describe('in the browser', () => {
  it('any text in storage is a choice about motion, or none', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(['moving', 'still', undefined]).toContain(parseChoice(text));
      }),
      manyRuns,
    );
  });

  it('any tag in the address shows examples', () => {
    const examples = ['edge', '3d'].map((tag) => ({ title: 'A', summary: 'B', tags: [tag] }));
    fc.assert(
      fc.property(hostileText, (tag) => {
        const { shown, status } = selectExamples(examples, { text: '', tags: [tag] });
        expect(shown).toEqual(examples);
        expect(status).toContain(`“${tag}”`);
      }),
      manyRuns,
    );
  });

  it('tags are counted whatever they are called', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hostileText, { maxLength: 5 }), (tags) => {
        const { counts } = selectExamples([{ title: '', summary: '', tags }], {
          text: '',
          tags: [],
        });
        expect(counts.size).toBe(tags.length);
      }),
      manyRuns,
    );
  });

  it('settings have their form, or the error says what is wrong', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('site', '__proto__'), fc.anything()), (fields) => {
        expect(() => parseSettings(fields)).toThrow(
          /^customFields[^ ]* in docusaurus\.config\.ts: expected .+, got /s,
        );
      }),
      manyRuns,
    );
  });
});
