import type { Decoded } from 'sketch-player/share';
import { linkId } from './digests';
import type { Published } from './published';
import type { Template } from './templates';

/** What is open in the playground. */
export type Opened =
  | { from: 'template'; template: Template }
  /** A link to somebody else's sketch, which never starts by itself. */
  | { from: 'link'; template: Template; seed: number | undefined }
  /** A link to an unchanged sketch of this site. */
  | { from: 'published'; template: Template; seed: number | undefined }
  /** A link that cannot be opened, and why. */
  | { from: 'broken link'; reason: string; template: Template };

export interface OpenOptions {
  /** The sketches to start from. An address that names no sketch opens the first. */
  templates: readonly [Template, ...Template[]];
  /** Unpacks a link. Rejects when the code for that cannot be loaded. */
  decode: (hash: string) => Promise<Decoded>;
  /** Looks for code among the sketches of this site. Rejects when it cannot tell. */
  findPublished: (code: string) => Promise<Published | undefined>;
}

const didNotLoad: Decoded = {
  kind: 'damaged',
  message:
    'What it takes to open this link could not be loaded. Check your network connection, and reload the page.',
};

/** Finds what an address names: a shared sketch, a template, or the first template. */
export async function openAddress(
  hash: string,
  { templates, decode, findPublished }: OpenOptions,
): Promise<Opened> {
  const [first] = templates;
  const name = hash.slice(1);
  const template = templates.find(({ id }) => id === name);
  if (template || name === '') return { from: 'template', template: template ?? first };
  const decoded = await decode(hash).catch(() => didNotLoad);
  switch (decoded.kind) {
    case 'none':
      return { from: 'template', template: first };
    case 'damaged':
      return { from: 'broken link', reason: decoded.message, template: first };
    case 'share': {
      const { code, p5, seed } = decoded.share;
      const published = await findPublished(code).catch(() => undefined);
      const title = published?.title ?? decoded.share.title ?? 'A shared sketch';
      return {
        from: published ? 'published' : 'link',
        seed,
        template: {
          id: linkId(hash),
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
