/**
 * Keeps the framework from showing its message about a wrong base URL. Its inline script shows that
 * if `window.docusaurus` is missing at `DOMContentLoaded`; here the framework only comes later.
 */
export function showNoBanner(): void {
  window.docusaurus ??= { prefetch: () => false, preload: () => false };
}
