// @vitest-environment jsdom
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AnimatedPageWriter } from '../export/frames/animatedPage';
import { parseFrame, type CharacterFrame } from '../export/frames/CharacterFrame';
import { animationOf } from './animationOf';
import { inspectCell, type InspectedFrame } from './InspectedFrame';
import { cellsReport, type CellBytes } from './testFrame';

const characters = [' ', '.', '<', '&', '漢', '"', 'é'];

function frame(number: number, at: number, cells: readonly CellBytes[]): InspectedFrame {
  const { bytes, ...facts } = cellsReport(number, 3, cells);
  return { ...facts, at, characters, bytes: new Uint8Array(bytes) };
}

/** The frame as its export, read back. */
function exported(inspected: InspectedFrame): CharacterFrame {
  const { columns, rows } = inspected;
  const cells = Array.from(
    { length: columns * rows },
    (_, i) => inspectCell(inspected, { x: i % columns, y: Math.floor(i / columns) }).json,
  );
  const gridSize = { cols: columns, rows, cellWidth: 10, cellHeight: 10 };
  return parseFrame(JSON.stringify({ metadata: { gridSize }, cells }));
}

/** Opens a page as a file. */
function open(html: string): Document {
  const page = document.createElement('iframe');
  document.body.replaceChildren(page);
  const { contentDocument } = page;
  if (!contentDocument) throw new Error('the frame has no document');
  contentDocument.write(html);
  contentDocument.close();
  return contentDocument;
}

interface SeenCell {
  character: string;
  color: string;
  background: string;
  transform: string;
}

/** The cells of each frame of a page. */
function cellsOf(page: Document): SeenCell[][] {
  const rules = [...(page.styleSheets[0]?.cssRules ?? [])];
  // Reading the rules takes a hundredth of the time of computing the style of each element.
  const styles = new Map(
    rules
      .filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
      .map(({ selectorText, style }) => [selectorText, style]),
  );
  return [...page.querySelectorAll('pre')].map((pre) =>
    [...pre.querySelectorAll('i')].flatMap((run) => {
      const name = `.${run.classList.item(0) ?? ''}`;
      const style = styles.get(name);
      return Array.from(run.textContent, (character) => ({
        character,
        color: style?.getPropertyValue('color') ?? '',
        background: style?.getPropertyValue('background') ?? '',
        transform: styles.get(`${name} b`)?.transform ?? '',
      }));
    }),
  );
}

const rings = { title: 'Rings', description: '' };

/** jsdom's blobs lack text(). */
async function pageOf(frames: readonly InspectedFrame[], about = rings): Promise<string> {
  const blob = await animationOf(frames, about);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(v.parse(v.string(), reader.result));
    reader.readAsText(blob);
  });
}

const bytes = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.constantFrom(0, 128, 255));
const anyCell: fc.Arbitrary<CellBytes> = fc.record({
  character: fc.nat(6).map((index) => [index, 0, 0, 255]),
  primary: bytes,
  secondary: bytes,
  transform: fc.tuple(
    fc.constantFrom(0, 255),
    fc.constantFrom(0, 255),
    fc.constantFrom(0, 255),
    fc.constant(255),
  ),
  rotation: fc.constantFrom([0, 0, 0, 255], [64, 0, 0, 255]),
});

describe('an animated page', () => {
  it('shows each cell of each frame with the character and the colours of the export', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCell, { minLength: 12, maxLength: 12 }), async (cells) => {
        const frames = [frame(1, 0, cells.slice(0, 6)), frame(2, 100, cells.slice(6))];
        const page = open(await pageOf(frames));
        const expected = frames.map((each) =>
          exported(each).cells.map(({ character, color, background, ...turned }) => ({
            character,
            color,
            background,
            transform: [
              turned.flipHorizontal || turned.flipVertical
                ? `scale(${turned.flipHorizontal ? -1 : 1},${turned.flipVertical ? -1 : 1})`
                : '',
              turned.rotation === 0 ? '' : `rotate(${turned.rotation}deg)`,
            ].join(''),
          })),
        );
        const isSame = JSON.stringify(expected[0]) === JSON.stringify(expected[1]);
        expect(cellsOf(page)).toEqual(isSame ? expected.slice(0, 1) : expected);
      }),
      { numRuns: 10 },
    );
  });

  const dark: CellBytes = { character: [1, 0, 0, 255], primary: [10, 20, 30, 255] };
  const light: CellBytes = { character: [2, 0, 0, 255], primary: [128, 0, 0, 255] };
  const two = [frame(1, 5000, [dark, dark, dark]), frame(2, 5100, [dark, light, dark])];

  it('moves without a script, by the times of the frames, and only where motion is welcome', async () => {
    const html = await pageOf(two);
    const page = open(html);
    expect(page.scripts).toHaveLength(0);
    expect(html).not.toMatch(/<script|\son\w+=|javascript:|url\(/i);
    const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content');
    expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'");
    const style = page.querySelector('style')?.textContent ?? '';
    expect(style).toContain('@keyframes film{0%{top:0%}50%{top:-100%}}');
    expect(style).toMatch(
      /@media\(prefers-reduced-motion:no-preference\)\{\.film\{animation:film 0\.2s step-end infinite\}\}/,
    );
    expect(style.match(/animation:/g)).toHaveLength(1);
    expect(page.querySelector('label')?.textContent).toBe('Pause');
  });

  it('has a title, and words instead of the characters', async () => {
    const title = 'A "big" <b> & more';
    const page = open(await pageOf(two, { title, description: 'A box "turns".' }));
    expect(page.title).toBe(title);
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      `A box "turns". ${title}, 2 frames of 3 × 1 characters, which repeat every 0.2 seconds.`,
    );
    const still = open(await pageOf(two.slice(0, 1)));
    expect(still.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Rings, one frame of 3 × 1 characters.',
    );
    expect(still.querySelector('input')).toBeNull();
  });

  it('begins after the last change of the size of the grid', async () => {
    const other = frame(0, 4900, [dark, dark, dark, light, light, light]);
    const page = open(await pageOf([other, ...two]));
    expect(cellsOf(page).map((cells) => cells.length)).toEqual([3, 3]);
  });

  it('says how many frames fit when the file would be too large', () => {
    const cells = exported(frame(1, 0, [dark, light, dark]));
    const others = exported(frame(2, 0, [light, dark, dark]));
    const writer = new AnimatedPageWriter(300, 500);
    expect(() => {
      for (let i = 0; i < 300; i++) writer.add(i, i % 2 ? cells : others);
    }).toThrow(
      /^A page with 300 frames of this size would be larger than 8 MB\. Choose fewer frames: about \d fit\.$/,
    );
  });
});
