/**
 * The inline script of the home page: says that the site did not load, when its style sheets are
 * missing, and what its operator can do. A wrong base URL is the usual reason, and then no other
 * file can say it. The message is made of elements, not of markup, so that no policy need allow it.
 */
import { advice } from './advice';

/** The path that the site was built for; the bundler replaces it. */
declare const BASE_URL: string;

function showBanner(): void {
  const banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  // Colours of the browser's own that belong together, whichever colour scheme it uses.
  banner.style.cssText =
    'margin: 1rem; border: thick solid; padding: 0 1rem; background: Canvas; color: CanvasText; font: 1.25rem/1.5 sans-serif';
  banner.append(
    paragraph('This site did not load properly: its style sheets were not found.'),
    paragraph(`If you run it: ${advice(BASE_URL, new URL(document.URL))}`),
    paragraph('If you read it: the words are all here, and loading the page again may help.'),
  );
  document.body.prepend(banner);
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

/** Whether the variables of `src/css/tokens.css` are there. */
const isStyled = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--ground') !== '';

// By then the style sheets of the page have come or failed.
addEventListener('load', () => {
  if (!isStyled()) showBanner();
});
