import { describe, expect, it } from 'vitest';
import { decodeCells, decodeLines, straight, type Bytes, type Cell } from '../../src/export/cells';
import { defaultFileName } from '../../src/export/file-name';
import { encodeCells } from '../../src/export/json/encode';
import { toJSONExport } from '../../src/export/json/format';
import { parseJSONExport } from '../../src/export/json/parse';
import { escapeXML, svgDocument } from '../../src/export/svg/document';
import type { P5AsciifyCharacter } from '../../src/font/character';
import { glyphPath } from '../../src/font/glyph-path';
import type { Outline } from '../../src/font/outline';

const square: Outline = [
  { type: 'M', x: 0, y: 0 },
  { type: 'L', x: 1000, y: 0 },
  { type: 'L', x: 1000, y: 1000 },
  { type: 'Z' },
];

function character(text: string, outline: Outline = square): P5AsciifyCharacter {
  return {
    character: text,
    unicode: text.codePointAt(0) ?? 0,
    advanceWidth: 1000,
    getPath: (x, y, fontSize) => glyphPath(outline, x, y, fontSize / 1000),
    color: {} as P5AsciifyCharacter['color'],
  };
}

const characters = [character(' ', []), character('A'), character('<')];

const bytes = (...cells: Bytes[]) => new Uint8Array(cells.flat());
const NONE: Bytes = [0, 0, 0, 0];
const WHITE: Bytes = [255, 255, 255, 255];
const BLACK: Bytes = [0, 0, 0, 255];

/** A row of three cells: an upright A; a < inverted, mirrored and rotated by 90°; an empty one. */
const pixels = {
  character: bytes([1, 0, 0, 255], [2, 0, 0, 255], NONE),
  primary: bytes(WHITE, [255, 0, 0, 255], NONE),
  secondary: bytes(BLACK, [0, 0, 255, 255], BLACK),
  transform: bytes(NONE, [255, 255, 0, 255], NONE),
  rotation: bytes(NONE, [63, 191, 0, 255], NONE),
};
const cells = decodeCells(pixels, 3, 1, characters);

describe('decodeCells', () => {
  it('reads every aspect of a cell', () => {
    expect(cells[0]).toMatchObject({
      x: 0,
      y: 0,
      glyph: { character: 'A' },
      color: WHITE,
      backgroundColor: BLACK,
      rotation: 0,
      inverted: false,
    });
    expect(cells[1]).toMatchObject({
      x: 1,
      glyph: { character: '<' },
      rotation: 90,
      inverted: true,
      flipHorizontal: true,
      flipVertical: false,
    });
    expect(cells[2]?.glyph).toBeUndefined();
  });

  it('gives the colours as they are seen', () => {
    expect(cells[1]).toMatchObject({
      color: [0, 0, 255, 255],
      backgroundColor: [255, 0, 0, 255],
    });
  });

  it('counts cells row by row, and glyphs over two channels', () => {
    const many = Array.from({ length: 300 }, (_, i) => character(String.fromCodePoint(0x100 + i)));
    const grid = { ...pixels, character: bytes(NONE, NONE, [4, 1, 0, 255], [9, 9, 0, 255]) };
    const [, , third, fourth] = decodeCells(grid, 2, 2, many);
    expect([third?.x, third?.y, third?.glyph]).toEqual([0, 1, many[260]]);
    // An index beyond the font's characters gives the last one.
    expect(fourth?.glyph).toBe(many[299]);
  });
});

describe('decodeLines', () => {
  it('has a line for each row, with spaces for empty cells', () => {
    expect(decodeLines(pixels.character, 3, 1, characters)).toEqual(['A< ']);
    expect(decodeLines(pixels.character, 1, 3, characters)).toEqual(['A', '<', ' ']);
  });
});

describe('straight', () => {
  it('divides colours by their alpha', () => {
    expect(straight([128, 64, 0, 128])).toEqual([255, 128, 0, 128]);
    expect(straight(NONE)).toEqual(NONE);
    expect(straight(WHITE)).toEqual(WHITE);
  });
});

const size = { cols: 3, rows: 1, cellWidth: 16, cellHeight: 16, width: 48, height: 16 };
const created = new Date('2025-07-14T12:00:00Z');

describe('toJSONExport', () => {
  it('describes the grid and its cells', () => {
    const json = toJSONExport(cells, size, created);
    expect(json.metadata).toEqual({
      version: '1.0',
      created: '2025-07-14T12:00:00.000Z',
      gridSize: size,
    });
    expect(json.cells).toEqual([
      {
        x: 0,
        y: 0,
        character: 'A',
        unicode: 65,
        color: '#ffffffff',
        backgroundColor: '#000000ff',
        rotation: 0,
        inverted: false,
        flipHorizontal: false,
        flipVertical: false,
      },
      {
        x: 1,
        y: 0,
        character: '<',
        unicode: 60,
        color: '#0000ffff',
        backgroundColor: '#ff0000ff',
        rotation: 90,
        inverted: true,
        flipHorizontal: true,
        flipVertical: false,
      },
      expect.objectContaining({ x: 2, character: ' ', unicode: 32, backgroundColor: '#00000000' }),
    ]);
  });

  it('can leave out empty cells', () => {
    const json = toJSONExport(cells, size, created, { includeEmptyCells: false });
    expect(json.cells.map(({ x }) => x)).toEqual([0, 1]);
  });
});

describe('encodeCells', () => {
  const encoders = {
    glyph: (text: string): Bytes => [characters.findIndex((c) => c.character === text), 0, 0, 255],
    color: (hex: string): Bytes => {
      const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16);
      return [channel(1), channel(3), channel(5), channel(7)];
    },
  };

  it('brings back what toJSONExport wrote', () => {
    const text = JSON.stringify(toJSONExport(cells, size, created));
    const parsed = parseJSONExport(text);
    if (!parsed.ok) throw new Error(parsed.message);
    const encoded = encodeCells(parsed.value, encoders);
    const again = decodeCells(
      { ...encoded, primary: encoded.primaryColor, secondary: encoded.secondaryColor },
      3,
      1,
      characters,
    );
    expect(JSON.stringify(toJSONExport(again, size, created))).toBe(text);
  });

  it('leaves cells that are not named transparent, and passes over those outside', () => {
    const outside = [
      { x: -1, y: 0 },
      { x: 2, y: 0 },
      { x: 0, y: 1 },
      { x: 0.5, y: 0 },
    ].map((place) => ({ ...place, character: 'A', color: '#ffffffff' }));
    const encoded = encodeCells({ cols: 2, rows: 1, cells: outside }, encoders);
    for (const buffer of Object.values(encoded)) {
      expect(Array.from(buffer as Uint8Array)).toEqual(Array(8).fill(0));
    }
  });
});

describe('parseJSONExport', () => {
  const message = (json: unknown) => {
    const result = parseJSONExport(json);
    return result.ok ? 'ok' : result.message;
  };
  const metadata = { version: '1.0', gridSize: { cols: 2, rows: 1 } };

  it.each([
    [null, 'loadJSON: expected a JSON text or an object, got null.'],
    [undefined, 'loadJSON: expected a JSON text or an object, got undefined.'],
    [
      [],
      'loadJSON: expected an object with "metadata" and "cells", as toJSON() writes it, got [].',
    ],
    [
      { cells: [] },
      'loadJSON: expected an object with "metadata" and "cells", as toJSON() writes it, got an object.',
    ],
    [
      { metadata: { ...metadata, version: '2.0' }, cells: [] },
      'loadJSON: expected metadata.version "1.0", got "2.0".',
    ],
    [
      { metadata: { version: '1.0', gridSize: { cols: 0, rows: 1.5 } }, cells: [] },
      'loadJSON: expected whole numbers of cols and rows in metadata.gridSize, got 0 and 1.5.',
    ],
  ])('says what is wrong with %j', (json, expected) => {
    expect(message(json)).toBe(expected);
  });

  it('says that a text is no JSON, and why', () => {
    expect(message('{ cells')).toMatch(/^loadJSON: expected JSON, got a text that is not: .+/);
  });

  it('takes a text or an object, and keeps what it can use of each cell', () => {
    const data = {
      metadata,
      cells: [{ x: 0, y: 0, character: 'A', color: 5, inverted: 'yes' }, { y: 1 }, null],
    };
    const expected = { cols: 2, rows: 1, cells: [{ x: 0, y: 0, character: 'A' }] };
    expect(parseJSONExport(data)).toEqual({ ok: true, value: expected });
    expect(parseJSONExport(JSON.stringify(data))).toEqual({ ok: true, value: expected });
  });
});

describe('svgDocument', () => {
  const layout = {
    cellWidth: 16,
    cellHeight: 16,
    width: 48,
    height: 16,
    fontSize: 16,
    unitsPerEm: 1000,
    baseline: 16,
  };
  const count = (svg: string, text: string) => svg.split(text).length - 1;

  it('fills outlines over backgrounds', () => {
    const svg = svgDocument(cells, layout, BLACK);
    expect(svg).toContain('<svg width="48" height="16" viewBox="0 0 48 16"');
    // A backdrop and two cells; the third cell is empty and shows the backdrop.
    expect(count(svg, '<rect ')).toBe(3);
    expect(svg).toContain(
      '<rect x="16" y="0" width="16" height="16" fill="#ff0000"/>\n<g transform="translate(24 8) scale(-1 1) translate(-24 -8) rotate(90 24 8)"><path fill="#0000ff" d="M16 16L32 16L32 0Z"/></g>',
    );
  });

  it('draws lines, each with an id', () => {
    const svg = svgDocument(cells, layout, BLACK, { drawMode: 'stroke', strokeWidth: 2 });
    expect(svg).toContain(
      '<path id="path-0-0-0" fill="none" stroke="#ffffff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M0 16L16 16L16 0Z"/>',
    );
    expect(svg).toContain('fill="none" stroke="#000000" stroke-width="2"/>');
  });

  it('takes a width of 0 for 1', () => {
    const svg = svgDocument(cells, layout, BLACK, { drawMode: 'stroke', strokeWidth: 0 });
    expect(svg).toContain('stroke-width="1"');
  });

  it('writes text in the middle of cells, escaped', () => {
    const svg = svgDocument(cells, layout, BLACK, { drawMode: 'text' });
    expect(svg).toContain('<text x="8" y="12.48" font-family="monospace" font-size="12.8px"');
    expect(svg).toContain('>&lt;</text>');
    expect(svg).not.toContain('<path');
  });

  it('writes opacity apart, and no colour that SVG 1.1 does not know', () => {
    const faint: Cell[] = cells.map((cell) => ({ ...cell, color: [1, 2, 3, 51] }));
    const svg = svgDocument(faint, layout, [9, 8, 7, 127]);
    expect(svg).toContain('<rect width="48" height="16" fill="#090807" fill-opacity="0.498"/>');
    expect(svg).toContain('<path fill="#010203" fill-opacity="0.2" ');
    for (const drawMode of ['fill', 'stroke', 'text'] as const) {
      expect(svgDocument(faint, layout, BLACK, { drawMode })).not.toMatch(/rgba|dominant-baseline/);
    }
  });

  it('has a size in millimetres on request', () => {
    const svg = svgDocument(cells, layout, BLACK, { widthInMillimetres: 210 });
    expect(svg).toContain('<svg width="210mm" height="70mm" viewBox="0 0 48 16"');
  });

  it('groups by layer, and by the colour of characters', () => {
    const ids = (groupBy: 'cell' | 'layer' | 'color') =>
      [...svgDocument(cells, layout, BLACK, { groupBy }).matchAll(/<g id="([^"]*)"/g)].map(
        ([, id]) => id,
      );
    expect(ids('cell')).toEqual(['ascii-cells']);
    expect(ids('layer')).toEqual(['ascii-cells', 'backgrounds', 'characters']);
    expect(ids('color')).toEqual(['ascii-cells', 'backgrounds', 'color-ffffff', 'color-0000ff']);
    const elements = (svg: string) => [...svg.matchAll(/<(rect|path) [^>]*>/g)].map(String).sort();
    const plain = elements(svgDocument(cells, layout, BLACK));
    for (const groupBy of ['layer', 'color'] as const) {
      expect(elements(svgDocument(cells, layout, BLACK, { groupBy }))).toEqual(plain);
    }
  });

  it('can leave out all backgrounds', () => {
    const svg = svgDocument(cells, layout, BLACK, { includeBackgroundRectangles: false });
    expect(svg).not.toContain('<rect');
    expect(count(svg, '<path')).toBe(2);
  });

  it('leaves out the background of a transparent cell', () => {
    const clear: Cell[] = cells.map((cell) => ({ ...cell, backgroundColor: NONE }));
    expect(count(svgDocument(clear, layout, NONE), '<rect')).toBe(1);
  });
});

describe('escapeXML', () => {
  it('escapes the five characters of XML', () => {
    expect(escapeXML(`a<b>&"'`)).toBe('a&lt;b&gt;&amp;&quot;&apos;');
  });
});

describe('defaultFileName', () => {
  it('has the UTC date and the local time', () => {
    const now = new Date(2025, 6, 14, 9, 5, 7);
    expect(defaultFileName(now)).toBe(`asciify_output_${now.toISOString().slice(0, 10)}_09-05-07`);
  });
});
