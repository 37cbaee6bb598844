import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { planSample, type Block, type Place } from '../../shared/planSample';
import { highlight } from './highlight';

/** Replaces every fenced code block by a `CodeBlock` that holds its highlighted HTML. */
export function rehypeHighlight() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: Promise<void>[] = [];
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      if (index === undefined || !parent) return;
      const replacing = codeBlock(code, file.path).then(
        (element) => {
          parent.children[index] = element;
        },
        (error: unknown) => {
          const place = `${file.path}:${pre.position?.start.line ?? 1}`;
          throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`);
        },
      );
      blocks.push(replacing);
    });
    await Promise.all(blocks);
  };
}

async function codeBlock(code: Element, file: string): Promise<MdxJsxFlowElementHast> {
  const language = languageOf(code);
  const meta = String(code.properties['metastring'] ?? code.data?.meta ?? '');
  const { title, showLineNumbers } = parseCodeMeta(meta);
  // The text of a fenced block ends with a line break that is not part of the code.
  const text = toString(code).replace(/\n$/, '');
  const html = await highlight(text, language, meta);
  const live = liveSample({ file, line: 1, language: language ?? '', meta, code: text });
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      attribute('html', html),
      ...(language ? [attribute('language', language)] : []),
      ...(title ? [attribute('title', title)] : []),
      ...(showLineNumbers ? [attribute('showLineNumbers', null)] : []),
      ...(live ? [attribute('place', live.place), attribute('majors', live.majors)] : []),
    ],
    children: [],
  };
}

function languageOf(code: Element): string | undefined {
  const classNames = code.properties['className'];
  const name = Array.isArray(classNames)
    ? classNames.map(String).find((className) => className.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length);
}

function attribute(name: string, value: string | null): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** Settings that stand behind the language of a fenced code block. */
export interface CodeMeta {
  title?: string;
  showLineNumbers: boolean;
}

/** Reads `title="…"` and `showLineNumbers`; other words, such as `{1,3-5}`, are read elsewhere. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  return {
    title: title?.[1] ?? title?.[2],
    showLineNumbers: /(?:^|\s)showLineNumbers(?:\s|$)/.test(meta),
  };
}

/**
 * Matches files of the generated reference. A block there need not say where in a sketch it stands:
 * it is a whole sketch, or a part of one at the top level.
 */
const reference = /[\\/]docs[\\/]api[\\/]/;

/**
 * Tells where in a sketch a block stands and on which major versions of p5.js it runs; `undefined` for a
 * block that readers cannot run.
 */
function liveSample(block: Block): { place: Place; majors: string } | undefined {
  const plan = planSample(block, reference.test(block.file) ? 'top' : undefined);
  // Samples that need other files, or that show a warning on purpose, are only for reading.
  if (plan.kind !== 'sketch' || plan.files.length > 0 || plan.warns !== undefined) return undefined;
  return { place: plan.place, majors: plan.majors.join(' ') };
}
