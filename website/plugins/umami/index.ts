/** Adds the Umami tracker to every page, when the operator has configured one. https://umami.is */
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Analytics } from '../../site.config';

export default function umamiPlugin(
  _context: LoadContext,
  { analytics }: { analytics?: Analytics },
): Plugin {
  return {
    name: 'umami',
    injectHtmlTags() {
      return analytics
        ? { headTags: [{ tagName: 'script', attributes: trackerAttributes(analytics) }] }
        : {};
    },
  };
}

/** https://umami.is/docs/tracker-configuration */
export function trackerAttributes(analytics: Analytics): Record<string, string | boolean> {
  const { origin, websiteId, dataDomains, autoTrack, doNotTrack } = analytics;
  return {
    defer: true,
    src: `${origin}/script.js`,
    'data-website-id': websiteId,
    ...(dataDomains.length > 0 && { 'data-domains': dataDomains.join(',') }),
    ...(!autoTrack && { 'data-auto-track': 'false' }),
    ...(doNotTrack && { 'data-do-not-track': 'true' }),
  };
}
