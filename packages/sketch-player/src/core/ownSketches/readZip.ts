/** Reads the files of a zip from anywhere, and no more of it than there is room for. */
import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { zipRefusals } from './messages';
import { nameFrom } from './OwnSketch';

/** How many bytes a zip may have, unpacked. */
export const maxZipBytes = 300_000_000;
const maxEntries = 10_000;
const longestPath = 500;

/** The bytes that are unpacked at once; they become a thousand times as many at most. */
const step = 16_384;

/** Says in words for the reader why a zip was not made or not read. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

export function refuseTooLarge(): ZipError {
  return new ZipError(zipRefusals.tooLarge(maxZipBytes));
}

/** Contents of files by their paths. */
export type Entries = ReadonlyMap<string, Uint8Array>;

/**
 * Unpacks all files but those that systems add. Sizes are counted while files are unpacked, since a zip
 * can state any; where one is not what its directory states, the zip is refused.
 *
 * @throws ZipError in words for the reader.
 */
export function readEntries(bytes: Uint8Array): Entries {
  if (bytes.length > maxZipBytes) throw refuseTooLarge();
  try {
    const stated = readDirectory(bytes);
    const unpacked = unpack(bytes, stated);
    return new Map(
      Array.from(stated, ([path, size]) => {
        const content = unpacked.get(path);
        if (content?.length !== size) throw new ZipError(zipRefusals.size(shown(path)));
        return [path, content];
      }),
    );
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError(zipRefusals.noZip);
  }
}

/** The sizes of the files that the directory of a zip lists, by their paths. Nothing is unpacked. */
function readDirectory(bytes: Uint8Array): ReadonlyMap<string, number> {
  const stated = new Map<string, number>();
  let count = 0;
  let sum = 0;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      count += 1;
      if (count > maxEntries) throw new ZipError(zipRefusals.tooManyFiles(maxEntries));
      if (name.length > longestPath) throw new ZipError(zipRefusals.longPath(longestPath));
      if (leadsOut(name)) throw new ZipError(zipRefusals.path(shown(name)));
      if (isOfSystem(name)) return false;
      if (stated.has(name)) throw new ZipError(zipRefusals.twice(shown(name)));
      stated.set(name, originalSize);
      sum += originalSize;
      if (sum > maxZipBytes) throw refuseTooLarge();
      return false;
    },
  });
  return stated;
}

/** Unpacks the wanted files in the order in which they lie in a zip. */
function unpack(bytes: Uint8Array, wanted: ReadonlyMap<string, number>): Entries {
  const unpacked = new Map<string, Uint8Array>();
  let sum = 0;
  const unzip = new Unzip((file) => {
    const { name } = file;
    if (!wanted.has(name)) return;
    if (unpacked.has(name)) throw new ZipError(zipRefusals.twice(shown(name)));
    const parts: Uint8Array[] = [];
    unpacked.set(name, new Uint8Array());
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      sum += part.length;
      if (sum > maxZipBytes) throw refuseTooLarge();
      parts.push(part);
      if (isLast) unpacked.set(name, joined(parts));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += step) {
    unzip.push(bytes.subarray(start, start + step), start + step >= bytes.length);
  }
  return unpacked;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}

function leadsOut(path: string): boolean {
  return /^\/|\\|^[a-z]:|\0/i.test(path) || path.split('/').includes('..');
}

/** Folders themselves, and what systems add when they pack a folder. */
function isOfSystem(path: string): boolean {
  return (
    path.endsWith('/') || /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path)
  );
}

/** A path that comes from a zip, as it can be shown. */
export function shown(path: string): string {
  return nameFrom(path) ?? '?';
}
