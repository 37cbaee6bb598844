import * as v from 'valibot';
import type { Operator } from '@site/site.config';

const optionalText = v.optional(v.string());

const operator = v.object({
  name: optionalText,
  address: v.optional(v.array(v.string())),
  email: optionalText,
  hostName: optionalText,
  hostPrivacyUrl: optionalText,
  authorityName: optionalText,
  authorityUrl: optionalText,
}) satisfies v.GenericSchema<Operator>;

const settings = v.object({
  operator,
  offline: v.boolean(),
  search: v.optional(v.object({ appId: v.string() })),
  analytics: v.optional(
    v.object({
      origin: v.string(),
      dataDomains: v.array(v.string()),
      doNotTrack: v.boolean(),
    }),
  ),
});

export type Settings = v.InferOutput<typeof settings>;

/** The operator's settings, of those that `docusaurus.config.ts` hands to the pages. */
export function parseSettings(customFields: Record<string, unknown> | undefined): Settings {
  const result = v.safeParse(v.object({ site: settings }), customFields);
  if (result.success) return result.output.site;
  const [issue] = result.issues;
  const place = ['customFields', v.getDotPath(issue)].filter(Boolean).join('.');
  throw new Error(
    `${place} in docusaurus.config.ts: expected ${issue.expected}, got ${issue.received}.`,
  );
}
