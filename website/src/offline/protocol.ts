/** What a service worker tells the pages while it saves the site. */
import * as v from 'valibot';

const progressSchema = v.object({
  type: v.literal('offline progress'),
  saved: v.number(),
  total: v.number(),
});

export type Progress = v.InferOutput<typeof progressSchema>;

/** The progress that a message reports, or `undefined` for any other message. */
export function parseProgress(data: unknown): Progress | undefined {
  const result = v.safeParse(progressSchema, data);
  return result.success ? result.output : undefined;
}
