/** A file of the copy, as Workbox wants it. `revision` is null where the address tells the content. */
interface SavedFile {
  url: string;
  revision: string | null;
}

/** All files of the copy; `plugins/offline` puts them in. */
declare const SAVED_FILES: SavedFile[];
