/**
 * Opens an address in which a programme has written `%23` for `#`: nothing is there, since the sketch of
 * a link is taken for a part of the path.
 */
import { findPage } from 'docusaurus-first-paint/findPage';
import { addressMeant } from './addressMeant';

if (typeof window !== 'undefined') {
  const meant = addressMeant(window.location.pathname, findPage);
  if (meant !== undefined) window.location.replace(meant);
}
