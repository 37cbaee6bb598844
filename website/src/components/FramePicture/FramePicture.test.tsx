import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FramePicture } from '.';

it('knows the size of its grid', () => {
  const html = renderToStaticMarkup(<FramePicture frame={'##\n###\n'} label="A corner" />);
  expect(html).toContain('--columns:3;--rows:2');
});

it('is one empty cell when the frame is empty', () => {
  const html = renderToStaticMarkup(<FramePicture frame="" label="Nothing" />);
  expect(html).toContain('--columns:1;--rows:1');
});
