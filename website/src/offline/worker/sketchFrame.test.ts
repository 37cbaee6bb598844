import { expect, it } from 'vitest';
import { sketchFrame } from './sketchFrame';

it('sandboxes the document and keeps the policy that came with it', async () => {
  const headers = { 'Content-Security-Policy': "frame-ancestors 'self'" };
  const response = sketchFrame(new Response('<p>', { status: 203, headers }));
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "frame-ancestors 'self', sandbox allow-scripts",
  );
  expect(response.status).toBe(203);
  expect(await response.text()).toBe('<p>');
});
