import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Predict } from '.';

const colours = { image: '/noise.png', hasBackgrounds: false };
const option = { frame: '##\n', colours, isRight: false };
const prediction = {
  question: 'What do you see?',
  options: [
    { ...option, name: 'a', shows: 'A field', reason: 'No.' },
    { ...option, name: 'b', shows: 'A corner', reason: 'So it is.', isRight: true },
  ],
};

it('is a group of frames with names, and the answer can be read without scripts', () => {
  const html = renderToStaticMarkup(<Predict slug="noise" prediction={prediction} />);
  expect(html).toContain('<legend>What do you see?</legend>');
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toMatch(/role="img" aria-label="A field"/);
  expect(html).toMatch(/<details><summary>Answer<\/summary>/);
  expect(html).toContain('<strong>B is right.</strong> So it is.');
});

it('says so when its page was compiled without the question', () => {
  expect(() => renderToStaticMarkup(<Predict slug="noise" />)).toThrow('remarkSketches');
});
