import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import App from '@docusaurus/core/lib/client/App';

/**
 * The framework's root component inside the router. The framework's entry also wraps it into a
 * `HelmetProvider`, which the lighter Helmet of plugins/lighter-packages does not need.
 */
export function SiteApp(): ReactNode {
  return (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
}
