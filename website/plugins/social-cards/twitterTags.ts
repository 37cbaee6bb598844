import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const tags = '<%~ metaAttribute %>';

/**
 * Matches the title and description that the framework writes only for Open Graph. The quotes come
 * in pairs, because the template language (Eta) takes an unpaired quote for the start of a string.
 */
const openGraph = '/<meta[^>]* property="og:(title|description)" content=(".*?")\\/>/g';
const twitter = `'$&<meta name="twitter:$1" content=$2>'`;

/**
 * Has pages repeat their Open Graph title and description in the tags that other readers of shared
 * links look for.
 *
 * @param template HTML template of all pages; the framework's own one by default.
 */
export function withTwitterTags(template: string = defaultTemplate): string {
  if (!template.includes(tags)) {
    throw new Error(
      "Docusaurus's page template has changed: plugins/social-cards/twitterTags.ts must find its tags.",
    );
  }
  return template.replace(tags, () => `<%~ metaAttribute.replace(${openGraph}, ${twitter}) %>`);
}
