/** Writes and reads the policy in a document's `meta` element, for hosts that send no headers. */

const charset = /<meta charset="?utf-8"?\s*\/?>/i;
const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\s*\/?>/;

/** @throws Error when the document has no place for the policy, or already has one. */
export function insertMetaPolicy(file: string, html: string, policy: string): string {
  if (meta.test(html)) throw new Error(`${file} has a policy already. Build the site anew.`);
  if (!charset.test(html)) {
    throw new Error(`${file} has no <meta charset="utf-8"> for the policy to follow.`);
  }
  if (policy.includes('"')) throw new Error(`A policy cannot hold quotation marks: ${policy}`);
  // A policy in an element does not apply to what stands before it, so it follows the charset.
  return html.replace(
    charset,
    (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

export function readMetaPolicy(html: string): string | undefined {
  return meta.exec(html)?.[1];
}
