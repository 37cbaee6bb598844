/** What is written on the card of a page. */
export interface CardText {
  title: string;
  place: string;
}

/**
 * Takes the text of a page's card from the built page.
 *
 * @param route Path of the page below the base URL, without slashes at its ends.
 */
export function cardText(html: string, route: string, siteTitle: string): CardText {
  const documentTitle = unescape(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? siteTitle);
  const title = documentTitle.replace(` | ${siteTitle}`, '').trim();
  const folders = route.split('/').slice(0, -1);
  return route === ''
    ? { title: siteTitle, place: title }
    : { title, place: [siteTitle, ...folders].join(' / ') };
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function unescape(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
