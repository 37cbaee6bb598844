import { expect, test } from 'vitest';
import { encodePicture } from './encode';

test('names how many bytes a picture of that size has', async () => {
  const page = { evaluate: () => Promise.reject(new Error('must not be asked')) };
  const picture = { width: 3, height: 2, pixels: new Uint8Array(18) };
  await expect(encodePicture(page, 'image/png', picture)).rejects.toThrow(
    'pixels: expected 3 × 2 × 4 bytes, that is 24, got 18.',
  );
});
