/**
 * Deletes a colour mode that a reader chose on an earlier version of the site, under the key that
 * the framework used before it gave keys a namespace. The framework deletes its present key itself.
 */
try {
  if (typeof window !== 'undefined') window.localStorage.removeItem('theme');
} catch {
  // Storage may be switched off; then nothing is stored either.
}
