import { ownIdIn, sketchOf } from 'sketch-player/ownSketchAddress';
import type { OwnSketch } from 'sketch-player/ownSketches';
import type { PublishedFolder } from 'sketch-player/publishedFiles';
import type { Decoded } from 'sketch-player/share';
import { links } from '@site/src/messages/playground';
import type { Published, Template } from './sketches';

interface FromLink {
  template: Template;
  seed: number | undefined;
  /** Names of the files that the sketch needs, which the link does not carry. */
  files: readonly string[] | undefined;
  /** Files of a sketch of this site that it uses. */
  published: PublishedFolder | undefined;
}

/** The sketch that is open in the playground. */
export type Opened =
  | { from: 'template'; template: Template }
  /** A link to somebody else's sketch, which never starts by itself. */
  | ({ from: 'link' } & FromLink)
  /** A link to an unchanged sketch of this site. */
  | ({ from: 'published' } & FromLink)
  /** A sketch that the reader has saved in this browser; its id is that of its drafts. */
  | { from: 'own'; template: Template }
  /** An address that cannot be opened, and why. */
  | { from: 'broken link'; reason: string; template: Template };

export interface OpenOptions {
  /** The sketches to start from. An address that names no sketch opens the first. */
  templates: readonly [Template, ...Template[]];
  /** Unpacks a link. Rejects when the code for that cannot be loaded. */
  decode: (hash: string) => Promise<Decoded>;
  /** Looks for code among the sketches of this site. Rejects when it cannot tell. */
  findPublished: (code: string) => Promise<Published | undefined>;
  /** Looks for the files of a sketch of this site. Rejects when it cannot tell. */
  findFolder: (name: string) => Promise<PublishedFolder | undefined>;
  /** Looks for a sketch that the reader has saved. Rejects when it cannot tell. */
  findOwn: (id: string) => Promise<OwnSketch | undefined>;
}

const didNotLoad: Decoded = { kind: 'damaged', message: links.notLoaded };

/** Finds what an address names: a shared or saved sketch, a template, or the first template. */
export async function openAddress(
  hash: string,
  { templates, decode, findPublished, findFolder, findOwn }: OpenOptions,
): Promise<Opened> {
  const [first] = templates;
  const name = hash.slice(1);
  const template = templates.find(({ id }) => id === name);
  if (template || name === '') return { from: 'template', template: template ?? first };
  const ownId = ownIdIn(hash);
  if (ownId !== undefined) return openOwn(ownId, first, findOwn);
  const decoded = await decode(hash).catch(() => didNotLoad);
  switch (decoded.kind) {
    case 'none':
      return { from: 'template', template: first };
    case 'damaged':
      return { from: 'broken link', reason: decoded.message, template: first };
    case 'share': {
      const { code, p5, seed, files, folder } = decoded.share;
      const published = await findPublished(code).catch(() => undefined);
      const title = published?.title ?? decoded.share.title ?? links.untitled;
      return {
        from: published ? 'published' : 'link',
        seed,
        files,
        published:
          folder === undefined ? undefined : await findFolder(folder).catch(() => undefined),
        template: {
          id: linkId(decoded.hash),
          title,
          major: p5,
          fileName: 'sketch.js',
          source: code,
          html: '',
        },
      };
    }
  }
}

async function openOwn(
  id: string,
  instead: Template,
  findOwn: OpenOptions['findOwn'],
): Promise<Opened> {
  const failed = (reason: string): Opened => ({ from: 'broken link', reason, template: instead });
  try {
    const sketch = await findOwn(id);
    if (!sketch) return failed(links.notSaved);
    const { name, p5, source, code } = sketch;
    return {
      from: 'own',
      template: { id: sketchOf(id), title: name, major: p5, source, fileName: code, html: '' },
    };
  } catch {
    return failed(links.savedUnreadable);
  }
}

/** Opens addresses in turn, and drops the stale result of one that a later one has overtaken. */
export function followAddresses(
  open: (hash: string) => Promise<Opened>,
  show: (opened: Opened) => void,
): { follow: (hash: string) => Promise<void>; stop: () => void } {
  let latest = 0;
  return {
    follow: async (hash) => {
      latest += 1;
      const own = latest;
      const opened = await open(hash);
      if (own === latest) show(opened);
    },
    stop: () => (latest += 1),
  };
}

/**
 * The id of a shared sketch and of its draft: a digest of the whole link. Links may be long, and a
 * part would not do, since two sketches can begin and end alike.
 */
function linkId(hash: string): string {
  return `link ${digest(hash)}`;
}

/** A hash of 53 bits (cyrb53). The browser's own digests are missing in pages without HTTPS. */
function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  high = mix(high, low);
  low = mix(low, high);
  return ((high & 0x1fffff) * 2 ** 32 + (low >>> 0)).toString(36);
}

function mix(one: number, other: number): number {
  return Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
}
