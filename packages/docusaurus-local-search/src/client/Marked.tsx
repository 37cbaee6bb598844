import { Fragment, type ReactNode } from 'react';

export const markTags = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The places between the words of a name in code, such as `getFont` and `DEFAULT_OPTIONS`. */
const betweenWords = /(?<=[a-z\d])(?=[A-Z][a-z])|(?<=_)(?=[A-Z])/;

/**
 * Shows the text of a search result, with the matches that the search engine has marked. Any other
 * markup in it is shown as text. A name too long for its line breaks between its words.
 */
export function Marked({ html }: { html: string }): ReactNode {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = part.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
    const [first, ...others] = text.split(betweenWords);
    const words = [first, ...others.flatMap((word, place) => [<wbr key={place} />, word])];
    // `split` puts the texts between the tags at the odd indices.
    return index % 2 ? <mark key={index}>{words}</mark> : <Fragment key={index}>{words}</Fragment>;
  });
}
