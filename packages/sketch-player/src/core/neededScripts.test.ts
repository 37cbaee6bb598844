import { expect, it } from 'vitest';
import { neededScripts } from './neededScripts';

const scripts = {
  p5: '/p5.js',
  libraries: ['/p5.asciify.js', '/shape.js'],
  sound: '/sound.js',
  textmode: '/textmode.js',
};
const plain = ['/p5.js', '/p5.asciify.js', '/shape.js'];

it.each([
  ['function draw() {}', plain],
  ['new p5.FFT()', [...plain, '/sound.js']],
  ['const t = textmode.create();', ['/p5.js', '/textmode.js']],
  ['textmode.create(); getAudioContext();', ['/p5.js', '/textmode.js', '/sound.js']],
  ['textmode.create(); p5asciifier.fontSize(8);', [...plain, '/textmode.js']],
])('%s needs %j', (source, expected) => {
  expect(neededScripts(scripts, [source])).toEqual(expected);
});

it('looks into the further scripts', () => {
  expect(neededScripts(scripts, ['function draw() {}', 'textmode.create();'])).toEqual([
    '/p5.js',
    '/textmode.js',
  ]);
});

it('leaves the library to sketches on a site without textmode.js and p5.sound', () => {
  const few = { p5: '/p5.js', libraries: ['/p5.asciify.js'] };
  expect(neededScripts(few, ['textmode.create(); new p5.FFT()'])).toEqual([
    '/p5.js',
    '/p5.asciify.js',
  ]);
});
