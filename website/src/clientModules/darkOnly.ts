/**
 * Keeps the site dark: it has no other colour mode. The framework deletes a choice that is stored when
 * a page is opened, but follows one that is stored later by another tab, or named in the address.
 */
import { createStorageSlot } from '@docusaurus/theme-common';

if (typeof window !== 'undefined') {
  // The address may set attributes of the root: `?docusaurus-data-theme=light`.
  const { dataset } = document.documentElement;
  dataset['theme'] = 'dark';
  dataset['themeChoice'] = 'dark';

  const choice = createStorageSlot('theme');
  // Before React is there, so that this comes before the framework's own listener.
  choice.listen((event) => {
    event.stopImmediatePropagation();
    choice.del();
  });

  try {
    // A choice made on an earlier version of the site, when the framework gave keys no namespace.
    window.localStorage.removeItem('theme');
  } catch {
    // Storage may be switched off; then nothing is stored either.
  }
}
