import * as v from 'valibot';
import { browserSchema, type BrowserSettings } from '@site/settings.config';

/** The operator's settings, of those that `docusaurus.config.ts` hands to the pages. */
export function parseSettings(customFields: Record<string, unknown> | undefined): BrowserSettings {
  const result = v.safeParse(v.object({ site: browserSchema }), customFields);
  if (result.success) return result.output.site;
  const [issue] = result.issues;
  const place = ['customFields', v.getDotPath(issue)].filter(Boolean).join('.');
  throw new Error(
    `${place} in docusaurus.config.ts: expected ${issue.expected}, got ${issue.received}.`,
  );
}
