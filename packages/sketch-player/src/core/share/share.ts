import * as v from 'valibot';
import { p5MajorSchema } from '../../p5Majors';
import { seedSchema } from '../../protocol/protocol';
import { brokenLinks, refusals } from '../messages';
import { visibleTitle } from '../names';
import { fileNameFrom, isFreeName, typeOfName } from '../ownFiles/kinds';
import { readTouchedLink } from './touchedLink';
import { TooLongError, deflate, fromBase64url, inflate, toBase64url } from './bytes';

/** What a hash turned out to be. */
export type Decoded =
  | {
      kind: 'share';
      share: Share;
      /** The link without what others have added to it. */
      hash: string;
    }
  /** The hash is empty, or something other than a shared sketch. */
  | { kind: 'none' }
  | { kind: 'damaged'; message: string };

const version = 'v1';
const maxBytes = 200_000;

/**
 * Packs a sketch into the hash of an address, such as `#v1.q1YqUbJS…`. The hash is never sent to a
 * server.
 *
 * @throws RangeError in words for the reader when the sketch is too long for a link.
 */
export async function encodeShare(share: Share): Promise<string> {
  const { code, p5, seed, title, files, folder } = share;
  const bytes = new TextEncoder().encode(JSON.stringify({ code, p5, seed, title, files, folder }));
  if (bytes.length > maxBytes) {
    throw new RangeError(refusals.tooLongForLink);
  }
  return `#${version}.${toBase64url(await deflate(bytes))}`;
}

/** Unpacks a sketch. Takes any text, since anybody can write a link, and programmes change it. */
export async function decodeShare(hash: string): Promise<Decoded> {
  const link = readTouchedLink(hash);
  if (!link) return { kind: 'none' };
  if (link.version !== version) return { kind: 'damaged', message: brokenLinks.unknownVersion };
  let message = brokenLinks.damaged;
  for (const candidate of link.candidates) {
    try {
      const share = await unpack(candidate);
      if (share) return { kind: 'share', share, hash: `#${version}.${candidate}` };
    } catch (error) {
      if (error instanceof TooLongError) message = brokenLinks.tooLong;
    }
  }
  return { kind: 'damaged', message };
}

/** @throws Error when the packed data is damaged. */
async function unpack(text: string): Promise<Share | undefined> {
  const packed = fromBase64url(text);
  if (!packed) return undefined;
  return parseShare(
    new TextDecoder('utf-8', { fatal: true }).decode(await inflate(packed, maxBytes)),
  );
}

/** Names of files as the panel of files would show them. Others could not be added. */
const fileNamesSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(200))),
  v.maxLength(100),
  v.transform((names) =>
    [...new Set(names.map(fileNameFrom))].filter((name) => typeOfName(name) && isFreeName(name)),
  ),
);

const shareSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  /** The major version of p5.js to run it on. */
  p5: p5MajorSchema,
  /** The random seed, so that the picture is the same. */
  seed: v.optional(seedSchema),
  title: v.optional(v.pipe(v.string(), v.maxLength(100), v.transform(visibleTitle))),
  /** Names of the files that the sketch has; a link does not carry their contents. */
  files: v.optional(fileNamesSchema),
  /** The published sketch whose files it has besides: the name of a `PublishedFolder`. */
  folder: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,100}$/))),
});

/** A sketch as it travels in a link. */
export type Share = v.InferOutput<typeof shareSchema>;

/** Parses a sketch from JSON that anybody may have written; `undefined` if it is not one. */
export function parseShare(json: string): Share | undefined {
  try {
    const result = v.safeParse(shareSchema, JSON.parse(json));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
