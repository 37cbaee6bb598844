import { describe, expect, it } from 'vitest';
import { frameFile } from './frameFile';

const cell = {
  x: 0,
  y: 0,
  character: '#',
  unicode: 35,
  color: '#ff8000ff',
  backgroundColor: '#00000000',
  rotation: 0,
  inverted: false,
  flipHorizontal: false,
  flipVertical: false,
};

const gridSize = { cols: 3, rows: 2, cellWidth: 6, cellHeight: 12, width: 18, height: 24 };
const metadata = { version: '1.0', created: '2025-01-31T12:00:00.000Z', gridSize };

type Format = Parameters<typeof frameFile>[0];

/** What a file holds that the page makes of cells, and of whatever else a sketch has put into an export. */
async function made(format: Format, cells: readonly object[], more: object = {}): Promise<string> {
  const json = JSON.stringify({ metadata, cells, ...more });
  const file = await frameFile(format, new Blob([json]));
  return file.text();
}

const hostile = [
  '\u001b[2J',
  '\u001b',
  '\u009b31m',
  '\u0007',
  '\n',
  '\u2028',
  '\u202e',
  '\ud800',
  '</text><script>alert(1)</script>',
  'x'.repeat(1000),
];

describe('a frame as a file', () => {
  it('is text, row by row', async () => {
    const cells = [
      cell,
      { ...cell, x: 2, y: 1, character: '漢' },
      { ...cell, x: 1, character: '<' },
    ];
    expect(await made('text', cells)).toBe('#< \n  漢');
  });

  it('is the export of the library, without what a sketch has put into it', async () => {
    const json = await made('json', [{ ...cell, onload: 'alert(1)' }], { evil: '\u009b' });
    expect(JSON.parse(json)).toEqual({ metadata, cells: [cell] });
  });

  it.each(['text', 'svg', 'json'] as const)(
    'as %s has nothing in it but characters',
    async (format) => {
      for (const character of hostile) {
        const content = await made(format, [{ ...cell, character }]);
        expect(content).toContain('□');
        expect(content.replaceAll('\n', '')).not.toMatch(
          /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|script|x{9}/u,
        );
      }
    },
  );

  it.each(['text', 'svg', 'json'] as const)(
    'is refused as %s where it is no export',
    async (format) => {
      const answers = ['\u001b[2J', '<svg onload="alert(1)"/>', '{}', '[]', ''];
      for (const answer of answers) {
        await expect(frameFile(format, new Blob([answer]))).rejects.toThrow('could not be read');
      }
    },
  );

  it('is refused with more cells than anybody sees', async () => {
    const many = {
      metadata: { ...metadata, gridSize: { ...gridSize, cols: 10_000, rows: 10_000 } },
    };
    await expect(made('text', [], many)).rejects.toThrow('metadata.gridSize');
  });

  it('is a PNG, or is refused', async () => {
    const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])]);
    expect(await frameFile('png', png)).toMatchObject({ size: 9, type: 'image/png' });
    for (const content of ['<script>alert(1)</script>', '', '\u0089PNG']) {
      await expect(frameFile('png', new Blob([content]))).rejects.toThrow(
        'returned something else',
      );
    }
  });
});
