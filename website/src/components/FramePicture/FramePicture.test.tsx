import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FramePicture } from '.';

it('knows the size of its grid', () => {
  const html = renderToStaticMarkup(<FramePicture frame={'##\n###\n'} label="A corner" />);
  expect(html).toContain('--columns:3;--rows:2');
});

it('has a class for a size that frames of the site have, since a style lengthens the policy', () => {
  const frame = Array.from({ length: 50 }, () => '#'.repeat(80)).join('\n');
  const html = renderToStaticMarkup(<FramePicture frame={frame} label="All ink" />);
  expect(html).toContain('size80x50');
  expect(html).not.toContain('style=');
});

it('is one empty cell when the frame is empty', () => {
  const html = renderToStaticMarkup(<FramePicture frame="" label="Nothing" />);
  expect(html).toContain('--columns:1;--rows:1');
});

it('lays the colours on the characters, a pixel a cell', () => {
  const colours = { image: '/corner.png', hasBackgrounds: false };
  const html = renderToStaticMarkup(
    <FramePicture frame={'##\n###\n'} colours={colours} label="A corner" />,
  );
  expect(html.match(/<pre>/g)).toHaveLength(1);
  expect(html).toMatch(/<img src="\/corner.png" width="3" height="2" alt="" loading="lazy"/);
});

it('shows the characters again before their backgrounds, whose colours are in the lower half', () => {
  const colours = { image: '/corner.png', hasBackgrounds: true };
  const html = renderToStaticMarkup(
    <FramePicture frame={'##\n###\n'} colours={colours} label="A corner" />,
  );
  expect(html.match(/<pre>##\n###<\/pre>/g)).toHaveLength(2);
  expect(html.match(/<img src="\/corner.png" width="3" height="4"/g)).toHaveLength(2);
});
