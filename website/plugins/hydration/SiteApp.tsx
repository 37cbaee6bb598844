import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import App from '@docusaurus/core/lib/client/App';

/** The framework's root with what has to be around it in a browser (see also `lighter-packages`). */
export function SiteApp(): ReactNode {
  return (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
}
