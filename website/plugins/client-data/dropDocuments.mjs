/**
 * @param {string} source What the docs' pages share, as JSON.
 * @returns {string} The same without the titles and descriptions of all documents. They are for
 *   lists of cards (`DocCardList`), which fail without them; the site has none.
 */
export default function dropDocuments(source) {
  const { version, ...rest } = JSON.parse(source);
  if (!version?.docs || !version.docsSidebars) {
    throw new Error(
      "The docs plugin's version data: expected docs and docsSidebars; see plugins/client-data.",
    );
  }
  return JSON.stringify({ ...rest, version: { ...version, docs: {} } });
}
