// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

vi.stubGlobal('BASE_URL', '/docs/');
await import('./banner');

/** Ends the loading of a page with these styles. */
function load(styles: string): Element | null {
  document.head.innerHTML = `<style>${styles}</style>`;
  window.dispatchEvent(new Event('load'));
  return document.querySelector('#base-url-banner');
}

afterEach(() => document.querySelector('#base-url-banner')?.remove());

it('says what is wrong when the styles are missing', () => {
  const banner = load('');
  expect(banner?.getAttribute('role')).toBe('alert');
  expect(banner?.textContent).toContain('did not load properly');
  expect(banner?.textContent).toContain('path /docs/, but is at /. Build it with BASE_URL=/');
});

it('says nothing when they are there', () => {
  expect(load(':root { --ground: #000 }')).toBeNull();
});
