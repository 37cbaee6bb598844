/** The text of code that was highlighted when the site was built. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(`<pre>${html}</pre>`, 'text/html');
  return body.textContent;
}
