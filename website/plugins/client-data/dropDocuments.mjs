/**
 * @param {string} source The data that all pages of the docs share, as JSON.
 * @returns {string} The data without the titles and descriptions of all documents, and without
 *   their ids in the sidebars. Only lists of cards (`DocCardList`) need these, and would fail
 *   without them; the site has no such lists.
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
    // Breadcrumbs only check that a link has a `docId`, which tells that it leads to a document.
    if (key === 'docId') return 1;
    return key === 'unlisted' && value === false ? undefined : value;
  });
}
