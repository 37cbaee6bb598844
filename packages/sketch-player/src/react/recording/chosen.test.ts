import { describe, expect, it } from 'vitest';
import { announcedSeconds, parseSeconds, supportedFormats } from './chosen';

describe('formats', () => {
  it('are those that the browser says it records, and GIF', () => {
    expect(supportedFormats(() => true)).toEqual(['webm', 'mp4', 'gif']);
    expect(supportedFormats((type) => type === 'video/webm')).toEqual(['webm', 'gif']);
    expect(supportedFormats((type) => type === 'video/mp4')).toEqual(['mp4', 'gif']);
    expect(supportedFormats(undefined)).toEqual(['gif']);
  });
});

describe('seconds', () => {
  it.each([
    ['1', 1],
    [' 60 ', 60],
    ['7', 7],
  ])('%j is %d', (typed, seconds) => {
    expect(parseSeconds(typed)).toBe(seconds);
  });

  it.each(['', '0', '61', '-3', '1.5', '1e1', 'ten', '000001', 'Infinity'])(
    '%j is none',
    (typed) => {
      expect(parseSeconds(typed)).toBeUndefined();
    },
  );

  it('that are left are said seldom', () => {
    const said = Array.from({ length: 60 }, (_, passed) => announcedSeconds(60 - passed));
    expect([...new Set(said)]).toEqual([60, 50, 40, 30, 20, 10, 5]);
    expect(announcedSeconds(0)).toBe(5);
  });
});
