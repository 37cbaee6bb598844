/**
 * Folders and pages of the docs in which no term is linked: the reference links symbols instead;
 * the glossary explains its terms by itself; a handout is read on paper; the rest are no guides.
 */
const left = [
  'api/',
  'community/',
  'culture/glossary',
  'donate/',
  'help/changelog',
  'legal/',
  'teaching/handout',
];

/** Whether terms of the glossary are linked in a page of the docs, such as `in-depth/grid`. */
export function hasTermLinks(id: string): boolean {
  return !left.some((beginning) => id.startsWith(beginning));
}
