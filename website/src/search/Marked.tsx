import { Fragment, type ReactNode } from 'react';

export const markTags = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Text of a result whose matches a search engine has marked; whatever else it holds stays text. */
export function Marked({ html }: { html: string }): ReactNode {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = part.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
    // Each second part was between the tags.
    return index % 2 ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
  });
}
