/**
 * Keeps a hash that cannot be decoded, such as `#%E0%A4%A`, from crashing the page.
 *
 * The framework passes the hash of every location to `decodeURIComponent` unguarded
 * (`scrollAfterNavigation` in `@docusaurus/core`). This module rewrites the hash first: its
 * capturing listeners run before those of the router.
 */

function mendHash(): void {
  const { hash } = window.location;
  const mended = decodableHash(hash);
  if (mended !== hash) window.history.replaceState(window.history.state, '', mended);
}

if (typeof window !== 'undefined') {
  mendHash();
  window.addEventListener('popstate', mendHash, { capture: true });
  window.addEventListener('hashchange', mendHash, { capture: true });
}

/** The hash itself, or, when it cannot be decoded, one that decodes to its literal text. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
