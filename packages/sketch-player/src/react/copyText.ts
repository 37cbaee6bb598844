/**
 * Puts a text on the clipboard. Rejects where the browser does not let the page: browsers have no
 * `clipboard` on pages that are served over plain HTTP, whatever its type says.
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
