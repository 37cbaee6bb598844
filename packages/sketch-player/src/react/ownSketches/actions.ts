/** What readers do with their saved sketches; each action says what came of it. */
import { troubleOf } from '../../core/persistence/trouble';
import {
  duplicate,
  importSketches,
  OwnSketchError,
  readPortable,
  rename,
  type Removed,
} from '../../core/ownSketches/storage';
import { fileNameOf } from '../../core/names';
import { nameFrom } from '../../core/ownSketches/OwnSketch';
import { saveFile } from '../dom';
import { ownSketches as messages } from './messages';

/** Runs an action, and resolves to the message about it, or about its error. */
export async function wordsOf(action: () => Promise<readonly string[]>): Promise<string[]> {
  try {
    return [...(await action())];
  } catch (error) {
    return [wordsOfError(error)];
  }
}

function wordsOfError(error: unknown): string {
  if (error instanceof OwnSketchError || isZipError(error)) return error.message;
  const isOfStorage = error instanceof DOMException;
  return isOfStorage ? messages.trouble[troubleOf(error)] : messages.notLoaded;
}

/** By its name, since the code for zips is loaded only when one is made or read. */
function isZipError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ZipError';
}

const loadZip = () => import('../../core/ownSketches/zip');

/** Exports all sketches, or the one with this id, and a name for the file. */
export async function exportZip(only?: { id: string; name: string }): Promise<string[]> {
  const [{ packSketches }, sketches] = await Promise.all([
    loadZip(),
    readPortable(only && [only.id]),
  ]);
  const zip = new Blob([packSketches(sketches)], { type: 'application/zip' });
  saveFile(zip, `${only ? fileNameOf(only.name) : 'my-sketches'}.zip`);
  return [messages.exported(sketches.length)];
}

export async function importZip(file: File): Promise<string[]> {
  const { unpackSketches, maxZipBytes, refuseTooLarge } = await loadZip();
  // Before it is read into memory.
  if (file.size > maxZipBytes) throw refuseTooLarge();
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return [messages.unreadable];
  const { sketches, notes } = unpackSketches(new Uint8Array(bytes));
  const saved = sketches.length > 0 ? await importSketches(sketches) : [];
  return [messages.imported(saved.map(({ name }) => name)), ...notes];
}

export async function renameTo(id: string, wanted: string): Promise<string[]> {
  const name = nameFrom(wanted);
  return [name === undefined ? messages.noName : messages.renamed(await rename(id, name))];
}

export async function copySketch(id: string): Promise<string[]> {
  return [messages.duplicated(await duplicate(id))];
}

/** The sketches deleted on this page, the last first; they outlive the panel. */
export const removed: Removed[] = [];

export async function undoRemove(last: Removed): Promise<string[]> {
  const name = await last.restore();
  removed.splice(removed.indexOf(last), 1);
  return [messages.restored(name)];
}
