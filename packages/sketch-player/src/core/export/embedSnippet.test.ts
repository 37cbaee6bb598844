// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { embedSnippet, parseFrameSize } from './embedSnippet';

/** The frame that a page gets from a snippet. */
function framed(snippet: string): HTMLIFrameElement {
  const page = new DOMParser().parseFromString(snippet, 'text/html');
  const [frame, ...others] = page.body.children;
  if (!(frame instanceof HTMLIFrameElement) || others.length > 0) throw new Error(snippet);
  return frame;
}

const address = 'https://example.org/embed/#v1.abc';

it('is one frame with its size, its name and a policy of its own, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const frame = framed(embedSnippet({ address, title, width: 640, height: 400 }));
      // Parsers of HTML replace these.
      fc.pre(!/[\r\0\uFFFD]/.test(title));
      expect(frame.title).toBe(title);
      expect(frame.getAttribute('src')).toBe(address);
      expect([frame.width, frame.height]).toEqual(['640', '400']);
      expect(frame.getAttribute('loading')).toBe('lazy');
      expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
      expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual([
        'allow-popups',
        'allow-popups-to-escape-sandbox',
        'allow-same-origin',
        'allow-scripts',
      ]);
      expect(frame.getAttribute('allow')).toBe(
        "camera 'none'; microphone 'none'; geolocation 'none'",
      );
      expect(frame.textContent).toBe('');
    }),
    { numRuns: 50 },
  );
});

it.each([
  ['100', 100],
  [' 4000 ', 4000],
  ['99', undefined],
  ['4001', undefined],
  ['', undefined],
  ['1e3', undefined],
  ['640.5', undefined],
  ['-640', undefined],
])('reads the size %j as %s', (typed, size) => {
  expect(parseFrameSize(typed)).toBe(size);
});
