import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillPage, partsOfPages } from './pages';

it.each(Object.entries(partsOfPages))(
  '%s has the newest figures; "npm run measurements" writes them',
  (path, readParts) => {
    const page = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    expect(fillPage(page, readParts())).toBe(page);
  },
);

describe('a page', () => {
  const page = `# Title

{/* measured: one */}

Old.

{/* measured: end */}

Text.

{/* measured: two */}

{/* measured: end */}
`;

  it('gets its parts in their places', () => {
    expect(fillPage(page, { one: '$&', two: 'Second.' })).toBe(`# Title

{/* measured: one */}

$&

{/* measured: end */}

Text.

{/* measured: two */}

Second.

{/* measured: end */}
`);
  });

  it.each([[{ one: '' }], [{ one: '', two: '', three: '' }]])(
    'needs a place for each: %j',
    (parts) => {
      expect(() => fillPage(page, parts)).toThrow(
        `expected one place for each of ${Object.keys(parts).join(', ')}; got one, two`,
      );
    },
  );
});
