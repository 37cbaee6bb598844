/**
 * Shows a page's own address where it was opened with `.html` or `/index.html`, on a host that does
 * not redirect. The framework finds the page there, but only as it draws: until its code has come, a
 * spinner would stand in the place of what was served. And it leaves the address as it is.
 */
import { findPage } from '@site/plugins/address-lookup/findPage';

if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  const page = bare === pathname ? undefined : findPage(bare);
  if (page) window.history.replaceState(window.history.state, '', page + search + hash);
}
