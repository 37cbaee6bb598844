import * as v from 'valibot';
import type { P5Major } from '../../p5Majors';
import {
  completionDataSchema,
  type CompletionData,
  type Entry,
  type LoadCompletions,
} from './completionData';

/** An entry of a library, with the full address of its place in the reference. */
export interface Known extends Entry {
  library: string;
}

/** The merged data of all libraries. */
export interface Knowledge {
  globals: ReadonlyMap<string, Known>;
  types: ReadonlyMap<string, readonly Known[]>;
}

/** Merges the data of libraries; where names clash, the first library wins. */
export function combine(...libraries: readonly CompletionData[]): Knowledge {
  const globals = new Map<string, Known>();
  const types = new Map<string, readonly Known[]>();
  for (const { library, reference, ...data } of libraries) {
    const known = (entry: Entry): Known => ({ ...entry, library, link: reference + entry.link });
    for (const entry of data.globals) {
      if (!globals.has(entry.name)) globals.set(entry.name, known(entry));
    }
    for (const [name, entries] of Object.entries(data.types)) {
      if (!types.has(name)) types.set(name, entries.map(known));
    }
  }
  return { globals, types };
}

/** The members of a type. */
export function membersOf({ globals, types }: Knowledge, type: string): readonly Known[] {
  const members = types.get(type) ?? [];
  if (type !== 'p5' && type !== 'p5.Graphics') return members;
  // Global functions of p5.js are also methods of an instance and of a graphics buffer.
  return [...members, ...[...globals.values()].filter(({ library }) => library === 'p5.js')];
}

/** All members of a library's types, for objects about which nothing is known. */
export function allMembers({ types }: Knowledge, wanted: string): readonly Known[] {
  const members = new Map<string, Known>();
  for (const entry of [...types.values()].flat()) {
    if (entry.library === wanted && !members.has(entry.name)) members.set(entry.name, entry);
  }
  return [...members.values()];
}

/**
 * Calls a function once for all who ask. After a failure, which is probably a lost connection, the
 * next call tries again.
 *
 * @returns Its result, or `undefined` when it failed.
 */
export function onceLoaded(
  load: () => Promise<Knowledge>,
  onFailure: (error: unknown) => void,
): () => Promise<Knowledge | undefined> {
  let loading: Promise<Knowledge> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      onFailure(error);
      return undefined;
    }
  };
}

/** Loads, validates and merges the data of the libraries. */
export async function loadKnowledge(load: LoadCompletions, major: P5Major): Promise<Knowledge> {
  const libraries = await load(major);
  return combine(...libraries.map((data) => v.parse(completionDataSchema, data)));
}
