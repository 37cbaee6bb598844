import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * The stores of the database: the runs of each sketch, the files that the reader has added, and the
 * sketches that they have saved. Values are `unknown`, since another version of this page may have
 * written them; whoever reads them parses them.
 */
export interface PlayerSchema extends DBSchema {
  /** A history of runs, by the id of the sketch. */
  histories: { key: string; value: unknown };
  /** A file, by the id of the sketch and its name. */
  files: { key: [sketch: string, name: string]; value: unknown };
  /** A sketch that the reader has saved under a name, by its id. */
  sketches: { key: string; value: unknown };
}

export type PlayerDatabase = IDBPDatabase<PlayerSchema>;
