import { Fragment, type ReactNode } from 'react';

export const markTags = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Shows the text of a search result, with the matches that the search engine has marked. Any other
 * markup in it is shown as text.
 */
export function Marked({ html }: { html: string }): ReactNode {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = part.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
    // `split` puts what was between the tags at the odd indices.
    return index % 2 ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
  });
}
