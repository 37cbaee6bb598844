import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import App from '@docusaurus/core/lib/client/App';

/**
 * The framework's root component in the contexts that it needs, as the framework's own entry has
 * them.
 */
export function SiteApp(): ReactNode {
  return (
    <HelmetProvider>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </HelmetProvider>
  );
}
