/** The examples that a page's source embeds, each once; `<LiveExample>` in code is not counted. */
export function embeddedSlugs(source: string): Set<string> {
  const prose = source.replace(/^(`{3,})[^]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
  const elements = prose.matchAll(/<LiveExample\s[^>]*?\bslug="([^"]+)"/g);
  return new Set([...elements].map(([, slug = '']) => slug));
}
