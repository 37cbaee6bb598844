import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../../testing/hostileText';
import { safeFileName, visibleTitle, warningOfName } from './names';

const trick = fc.constantFrom(
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\u200e', '\u200f', '\u061c', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad'],
  ...['\ufe0f', '\u{e0041}', '\u{e0101}', '\u180e', '\u3164', '\uffa0', '\u2800', '\u034f'],
  ...['\0', '\x1b', '\x7f', '\u0085', '\u2028', '\ud800', '\n', ' ', '.', '/', '\\', 'exe', 'gpj'],
  ...['\u0301', '\u0301'.repeat(4), 'ａ', '․', 'con', 'א', 'é', '👩', '日', 'ا', '\u0651'],
);
const tricky = fc.oneof(
  hostileText,
  fc.array(fc.oneof(trick, fc.string()), { maxLength: 60 }).map((parts) => parts.join('')),
);
const unseen =
  /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\u200b\u2060\ufeff\u00ad\u{e0000}-\u{e0fff}\u180e\u3164\uffa0\u2800\p{Cc}\p{Cs}\u2028]|\u034f/u;

describe('visibleTitle', () => {
  it.each([
    ['  Two\n boxes ', 'Two boxes'],
    ['photo\u202egpj.exe', 'photo⟨U+202E⟩gpj.exe'],
    ['a\u200bb\u00adc', 'a⟨U+200B⟩b⟨U+00AD⟩c'],
    ['a\ufe0fb\u{e0041}', 'a⟨U+FE0F⟩b⟨U+E0041⟩'],
    ['❤️ 👩‍🚀 👩🏽‍🚀 family', '❤️ 👩‍🚀 👩🏽‍🚀 family'],
    ['🏳️‍🌈 ❤️‍🔥 👁️‍🗨️', '🏳️‍🌈 ❤️‍🔥 👁️‍🗨️'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u061c\u200d\u061c!', '⟨U+061C⟩⟨U+200D⟩⟨U+061C⟩!'],
    ['a' + '\u0301'.repeat(4) + '\u0651\u200dا', 'a' + '\u0301'.repeat(4) + '⟨U+200D⟩ا'],
    ['a' + '\u0301'.repeat(4) + '\ufe0f', 'a' + '\u0301'.repeat(4) + '⟨U+FE0F⟩'],
    ['x'.repeat(97) + 'ب\u200dببب', 'x'.repeat(97) + 'ب…'],
    ['שלום', 'שלום'],
    ['a\ud800', 'a⟨U+D800⟩'],
    ['e' + '\u0301'.repeat(50), 'e' + '\u0301'.repeat(4)],
    ['x'.repeat(101), 'x'.repeat(99) + '…'],
    ['𝌆'.repeat(1_000_000), '𝌆'.repeat(99) + '…'],
    [' \u200b\u202e\n', undefined],
    ['', undefined],
  ])('shows %j as %j', (text, shown) => {
    expect(visibleTitle(text)).toBe(shown);
  });

  it('hides nothing, is not empty, and has an end', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        const shown = visibleTitle(text);
        if (shown === undefined) return;
        expect(shown).not.toMatch(unseen);
        expect(shown.trim()).toBe(shown);
        expect(shown).not.toBe('');
        expect(Array.from(shown).length).toBeLessThanOrEqual(100);
        // `visibleTitle` leaves its own results unchanged.
        expect(visibleTitle(shown)).toBe(shown);
      }),
      manyRuns,
    );
  });
});

describe('safeFileName', () => {
  it.each([
    ['lines.txt', 'lines.txt'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['../../.bashrc', 'bashrc'],
    ['C:\\Windows\\a.txt', 'C-Windows-a.txt'],
    ['ｐｉｃｔｕｒｅ．ｅｘｅ', 'picture.exe'],
    ['picture\u2024exe', 'picture.exe'],
    ['nul.txt', '_nul.txt'],
    ['a.txt. . ', 'a.txt'],
    ['x'.repeat(200) + '.json', 'x'.repeat(95) + '.json'],
    ['x'.repeat(1_000_000) + '.json', 'x'.repeat(95) + '.json'],
    ['\u202e\u200b', 'download'],
    ['', 'download'],
  ])('makes %j %j', (text, name) => {
    expect(safeFileName(text)).toBe(name);
  });

  it('is a name in every file system, and hides nothing', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        const name = safeFileName(text);
        expect(name).not.toMatch(unseen);
        expect(name).toMatch(/^[^\s.<>:"|?*/\\][^<>:"|?*/\\]*$/);
        expect(name).not.toMatch(/[\s.]$|^(con|nul)(\.|$)/i);
        expect(Array.from(name).length).toBeLessThanOrEqual(101);
      }),
      manyRuns,
    );
  });
});

describe('warningOfName', () => {
  it.each([
    [
      'pаypal.html',
      '“pаypal” is written with Latin and Cyrillic letters, some of which look the same.',
    ],
    ['αlpha.txt', '“αlpha” is written with Latin and Greek letters, some of which look the same.'],
    ['a\u202eb.txt', 'Its name contained invisible characters, which have been removed.'],
    ['frame.txt', undefined],
    ['Größe 3.txt', undefined],
    ['рисунок.png', undefined],
    ['日本語 logo.png', undefined],
  ])('says of %j: %j', (name, warning) => {
    expect(warningOfName(name)).toBe(warning);
  });
});
