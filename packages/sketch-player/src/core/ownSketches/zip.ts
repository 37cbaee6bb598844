/** Sketches as one zip: a folder for each, with its code, its files and a small JSON. */
import { zipSync, type Zippable } from 'fflate';
import * as v from 'valibot';
import { p5MajorSchema } from '../../p5Majors';
import { timeSchema } from '../persistence/time';
import { safeFileName } from '../names';
import { fileNameFrom, isFreeName, typeOfName } from '../ownFiles/kinds';
import { maxBytes } from '../ownFiles/OwnFiles';
import { ownSketchNews, wrongFields, zipNotes, zipRefusals } from './messages';
import {
  codeNames,
  freeName,
  longestTypedName,
  maxCharacters,
  nameFrom,
  type PortableFile,
  type PortableSketch,
} from './OwnSketch';
import { maxZipBytes, readEntries, shown, ZipError, type Entries } from './readZip';

export { maxZipBytes, refuseTooLarge, ZipError } from './readZip';

const format = 'p5.asciify sketch';
const metadataName = 'sketch.json';
const filesFolder = 'files';

/**
 * Packs sketches.
 *
 * @throws ZipError where they would be too large to be imported again.
 */
export function packSketches(sketches: readonly PortableSketch[]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  const folders: string[] = [];
  let sum = 0;
  const add = (path: string, content: string | ArrayBuffer) => {
    const isText = typeof content === 'string';
    const bytes = isText ? new TextEncoder().encode(content) : new Uint8Array(content);
    sum += bytes.length;
    if (sum > maxZipBytes) throw new ZipError(ownSketchNews.tooLargeToExport(maxZipBytes));
    // Images, sound and video are packed already.
    entries[path] = [bytes, { level: isText ? 6 : 0 }];
  };
  for (const { name, source, p5, code, created, changed, files } of sketches) {
    const folder = freeName(safeFileName(name), folders);
    folders.push(folder);
    const metadata = { format, version: 1, name, p5, created, changed };
    add(`${folder}/${metadataName}`, `${JSON.stringify(metadata, null, 2)}\n`);
    add(`${folder}/${code}`, source);
    for (const file of files) add(`${folder}/${filesFolder}/${file.name}`, file.content);
  }
  return new Uint8Array(zipSync(entries));
}

export interface UnpackedSketches {
  sketches: PortableSketch[];
  /** Notes on the entries that were left out. */
  notes: string[];
}

/**
 * Reads what `packSketches` has written, also where people have unpacked it, changed it, and packed it
 * again. Zips come from anywhere, so all of it is checked.
 *
 * @throws ZipError where nothing of the zip can be used.
 */
export function unpackSketches(bytes: Uint8Array): UnpackedSketches {
  const entries = readEntries(bytes);
  const folders = [...entries.keys()]
    .filter((path) => path === metadataName || path.endsWith(`/${metadataName}`))
    .map((path) => path.slice(0, -metadataName.length))
    // A file of a sketch may be called sketch.json, too.
    .filter((folder, _, all) => !all.some((other) => folder === `${other}${filesFolder}/`));
  if (folders.length === 0) throw new ZipError(zipRefusals.noSketches);
  const notes: string[] = [];
  const used = new Set<string>();
  const sketches = folders.flatMap((folder) => {
    const own = [...entries.keys()].filter((path) => path.startsWith(folder));
    for (const path of own) if (isPartOf(path.slice(folder.length))) used.add(path);
    return readSketch(folder, entries, notes) ?? [];
  });
  const others = entries.size - used.size;
  if (others > 0) notes.push(zipNotes.others(others));
  return { sketches, notes };
}

/** Whether a path within the folder of a sketch is one that a sketch can have. */
function isPartOf(path: string): boolean {
  return (
    path === metadataName ||
    codeNames.some((name) => name === path) ||
    path.startsWith(`${filesFolder}/`)
  );
}

const metadataSchema = v.object(
  {
    format: v.literal(format, wrongFields.format),
    version: v.number(wrongFields.format),
    name: v.pipe(v.string(wrongFields.name), v.maxLength(longestTypedName, wrongFields.name)),
    p5: v.pipe(
      v.string(wrongFields.p5),
      v.check((p5) => v.is(p5MajorSchema, p5), wrongFields.p5),
    ),
    created: timeSchema(wrongFields.time),
    changed: timeSchema(wrongFields.time),
  },
  wrongFields.whole,
);

function readSketch(folder: string, entries: Entries, notes: string[]): PortableSketch | undefined {
  const called = shown(folder.replace(/\/$/, '') || 'The zip');
  const leaveOut = (note: string) => {
    notes.push(note);
    return undefined;
  };
  const json = jsonOf(entries.get(`${folder}${metadataName}`));
  if (json === undefined) return leaveOut(zipNotes.noJson(called));
  const metadata = v.safeParse(metadataSchema, json);
  if (!metadata.success) {
    return leaveOut(zipNotes.wrongJson(called, metadata.issues[0].message));
  }
  const { version, p5, created, changed } = metadata.output;
  if (version !== 1) return leaveOut(zipNotes.newer(called));
  const name = nameFrom(metadata.output.name);
  if (name === undefined || !v.is(p5MajorSchema, p5)) {
    return leaveOut(zipNotes.wrongJson(called, wrongFields.name));
  }
  const code = codeNames.find((each) => entries.has(folder + each));
  if (!code) return leaveOut(zipNotes.noCode(called));
  const source = textOf(entries.get(folder + code));
  if (source === undefined) return leaveOut(zipNotes.notText(shown(folder + code)));
  if (source.length > maxCharacters) return leaveOut(zipNotes.tooLong(called, maxCharacters));
  const files = readFiles(`${folder}${filesFolder}/`, entries, notes);
  const sum = files.reduce((bytes, { content }) => bytes + sizeOf(content), 0);
  if (sum > maxBytes) return leaveOut(zipNotes.filesTooLarge(called, maxBytes));
  return { name, source, p5, code, created, changed, files };
}

function readFiles(folder: string, entries: Entries, notes: string[]): PortableFile[] {
  return [...entries].flatMap(([path, bytes]) => {
    if (!path.startsWith(folder)) return [];
    const name = path.slice(folder.length);
    const type = typeOfName(name);
    if (!type || !isFreeName(name) || fileNameFrom(name) !== name) {
      notes.push(zipNotes.fileName(shown(path)));
      return [];
    }
    const content = type.isText ? textOf(bytes) : new Uint8Array(bytes).buffer;
    if (content === undefined) {
      notes.push(zipNotes.notText(shown(path)));
      return [];
    }
    return [{ name, content }];
  });
}

function sizeOf(content: PortableFile['content']): number {
  return typeof content === 'string'
    ? new TextEncoder().encode(content).length
    : content.byteLength;
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function jsonOf(bytes: Uint8Array | undefined): unknown {
  try {
    // Editors may write a byte order mark.
    return JSON.parse((textOf(bytes) ?? '').replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
