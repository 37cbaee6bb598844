/**
 * Rewrites an address with `.html` or `/index.html` to the page's canonical one, on hosts that do
 * not redirect. The framework would find the page only while rendering: until the code of the page
 * has loaded, a spinner would replace the served HTML. It would also leave the address as it is.
 */
import { findPage } from 'docusaurus-first-paint/findPage';

if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  const page = bare === pathname ? undefined : findPage(bare);
  if (page) window.history.replaceState(window.history.state, '', page + search + hash);
}
