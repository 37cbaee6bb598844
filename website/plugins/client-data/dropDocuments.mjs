/**
 * @param {string} source What the docs' pages share, as JSON.
 * @returns {string} The same without the titles and descriptions of all documents, and without
 *   their ids in the sidebars. They are for lists of cards (`DocCardList`), which fail without
 *   them; the site has none.
 */
export default function dropDocuments(source) {
  const { version, ...rest } = JSON.parse(source);
  if (!version?.docs || !version.docsSidebars) {
    throw new Error(
      "The docs plugin's version data: expected docs and docsSidebars; see plugins/client-data.",
    );
  }
  const kept = { ...rest, version: { ...version, docs: {} } };
  return JSON.stringify(kept, (key, value) => {
    // Breadcrumbs ask whether a link is one to a document.
    if (key === 'docId') return 1;
    return key === 'unlisted' && value === false ? undefined : value;
  });
}
