/**
 * Links as they arrive. Programmes for chat and mail take the bracket or the full stop behind a link for
 * a part of it, break it over lines, write characters of it as `%23`, and add what they count visits by.
 */

/** What a version of links begins with, also where `#` was encoded. */
const beginning = /^(?:#|%23)+(v\d+)\.(.*)$/is;

export interface TouchedLink {
  /** The version, such as `v1`. */
  version: string;
  /** What may be the packed sketch, the likeliest first. */
  candidates: readonly string[];
}

/** What a hash may hold; `undefined` where it is no link to a sketch. */
export function readTouchedLink(hash: string): TouchedLink | undefined {
  const [, version, rest] = beginning.exec(hash) ?? [];
  if (version === undefined || rest === undefined) return undefined;
  const text = decoded(rest);
  const first = packedAtStart(text);
  // Where lines are broken, mail adds “=” or begins the next line with “>”.
  const joined = packedAtStart(text.replace(/[\s\p{Cf}=>]+/gu, ''));
  const candidates = [first, joined, ...[first, joined].map(withoutEmphasis)];
  return { version: version.toLowerCase(), candidates: [...new Set(candidates)] };
}

/** The characters that belong to a packed sketch (`bytes.ts`), up to the first that does not. */
function packedAtStart(text: string): string {
  return /^[\w-]*/.exec(text)?.[0] ?? '';
}

/** Without the lines or hyphens that chat programmes take for emphasis, or for a dash. */
function withoutEmphasis(packed: string): string {
  return packed.replace(/[_-]+$/, '');
}

function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
