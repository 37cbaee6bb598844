// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { emptyCell } from './CharacterFrame';
import { toSVG } from './svg';

it('draws each cell in its place, turned and mirrored as on the screen', () => {
  const cell = { ...emptyCell, color: '#ff8000' };
  const svg = toSVG({
    cols: 3,
    rows: 2,
    cellRatio: 0.5,
    cells: [
      { ...cell, character: '<', background: '#0000ff' },
      { ...cell, character: '&', rotation: 90, flipHorizontal: true },
      emptyCell,
      emptyCell,
      emptyCell,
      { ...cell, character: '"' },
    ],
  });
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(drawn.querySelector('parsererror')).toBeNull();
  expect(drawn.documentElement.getAttribute('viewBox')).toBe('0 0 24 32');
  const texts = [...drawn.querySelectorAll('text')];
  expect(texts.map(({ textContent }) => textContent)).toEqual(['<', '&', '"']);
  expect(texts.map((text) => text.getAttribute('x'))).toEqual(['4', '12', '20']);
  expect(texts[1]?.getAttribute('transform')).toBe(
    'translate(12 8) scale(-1 1) rotate(90) translate(-12 -8)',
  );
  expect(drawn.querySelectorAll('rect[fill="#0000ff"]')).toHaveLength(1);
});
