/** What kinds of files a sketch can have, and how each is known: by the ending of its name. */
import { safeFileName } from '../names';

interface FileKind {
  /** Whether the content is text. */
  isText: boolean;
  /** Media types by ending. Browsers and p5.js go by the type when they load a file. */
  endings: Record<string, string>;
}

const pictures: FileKind = {
  isText: false,
  endings: {
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
    svg: 'image/svg+xml',
  },
};

const videos: FileKind = {
  isText: false,
  endings: {
    mp4: 'video/mp4',
    m4v: 'video/mp4',
    webm: 'video/webm',
    ogv: 'video/ogg',
    mov: 'video/quicktime',
  },
};

const sounds: FileKind = {
  isText: false,
  endings: {
    wav: 'audio/wav',
    mp3: 'audio/mpeg',
    ogg: 'audio/ogg',
    m4a: 'audio/mp4',
    flac: 'audio/flac',
  },
};

const fonts: FileKind = {
  isText: false,
  endings: { ttf: 'font/ttf', otf: 'font/otf', woff: 'font/woff', woff2: 'font/woff2' },
};

const models: FileKind = {
  isText: false,
  endings: { obj: 'model/obj', stl: 'model/stl', mtl: 'model/mtl' },
};

const data: FileKind = { isText: false, endings: { bin: 'application/octet-stream' } };

const scripts: FileKind = { isText: true, endings: { js: 'text/javascript' } };

const texts: FileKind = {
  isText: true,
  endings: {
    vert: 'text/plain',
    frag: 'text/plain',
    glsl: 'text/plain',
    json: 'application/json',
    txt: 'text/plain',
    csv: 'text/csv',
    tsv: 'text/tab-separated-values',
    xml: 'application/xml',
    md: 'text/markdown',
  },
};

export interface FileType {
  /** The media type. */
  media: string;
  isText: boolean;
  /** Whether it is a script, which runs before the sketch. */
  isScript: boolean;
}

const byEnding = new Map<string, FileType>(
  [pictures, videos, sounds, fonts, models, data, scripts, texts].flatMap((kind) =>
    Object.entries(kind.endings).map(([ending, media]) => [
      ending,
      { media, isText: kind.isText, isScript: kind === scripts },
    ]),
  ),
);

/** The type of a file with this name; `undefined` where a sketch can do nothing with it. */
export function typeOfName(name: string): FileType | undefined {
  return byEnding.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
}

/** All endings, as the `accept` attribute of a file field lists them. */
export const acceptedEndings = [...byEnding.keys()].map((ending) => `.${ending}`).join(',');

/** The names that the sketch itself goes by, in messages and downloads. */
const ownName = /^sketch\.[jt]s$/i;

/** Whether a file of the reader may have this name. */
export function isFreeName(name: string): boolean {
  return !ownName.test(name);
}

/** A name that a URL can hold unescaped: without `#`, `?` and `%`. */
export function fileNameFrom(text: string): string {
  return safeFileName(text.replace(/[#%]+/g, '-'));
}
