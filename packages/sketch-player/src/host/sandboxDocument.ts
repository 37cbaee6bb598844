import type { PublishedFolder } from '../core/published/PublishedFiles';
import { releaseOf, type P5Major, type P5Release } from '../p5Majors';
import type { LoadedScript } from '../protocol/protocol';

/** Addresses of the files that a page needs to run sketches. */
export interface SketchFiles {
  /** The document in which sketches run; see README.md of `sandbox`. */
  sandbox: string;
  /**
   * The service worker that serves an offline copy of the site, if there is one. It has to sandbox
   * the document by a response header: a sandboxed iframe bypasses service workers.
   */
  offlineWorker?: string;
  /** p5.js, a release for each major version. */
  p5: readonly Pick<P5Release, 'major' | 'url' | 'sound'>[];
  /** The library that sketches use besides p5.js, as a script; none for plain sketches. */
  library?: string | undefined;
  /** p5.asciify-shape as a script, with which readers can see each sketch through shapes. */
  shape?: string | undefined;
  /** textmode.js as a script, for sketches that use it instead of p5.asciify. */
  textmode?: string;
  /** The script with which a downloaded sketch finds its files: `sketch-player/embeddedFiles`. */
  embeddedFiles: string;
  /** The page that opens links to sketches, and saved sketches. */
  playground: string;
  /** The page that other sites frame to show a sketch, if there is one. */
  embed?: string;
  /** Files of published sketches, on the page for other sites: a link names the folder of one. */
  folders?: readonly PublishedFolder[];
}

/** The document in which a sketch runs. */
export interface SandboxDocument {
  url: string;
  /** Address of p5.js. */
  p5: string;
  /** Addresses of the library and its plugins, in the order in which they run. */
  libraries: readonly string[];
  /** Address of p5.sound, for sketches that use it. */
  sound?: string | undefined;
  /** Address of textmode.js, for sketches that use it. */
  textmode?: string | undefined;
  offlineWorker?: string | undefined;
}

/** The document for a major version of p5.js. */
export function documentFor(files: SketchFiles, major: P5Major): SandboxDocument {
  const { sandbox, library, shape, textmode, offlineWorker } = files;
  const { url: p5, sound } = releaseOf(files.p5, major);
  const libraries = [library, shape].filter((address) => address !== undefined);
  return { url: sandbox, p5, libraries, sound, textmode, offlineWorker };
}

/**
 * Texts by address, shared by all sketches of the page. Addresses are versioned, so the text behind
 * one does not change.
 */
const loaded = new Map<string, Promise<string>>();

/**
 * Fetches the scripts that a sandbox runs before its sketch: p5.js and the library.
 *
 * @throws Error naming the address that could not be loaded; the next call tries it again.
 */
export function fetchScripts(addresses: readonly string[]): Promise<LoadedScript[]> {
  return Promise.all(addresses.map(async (src) => ({ src, text: await fetchOnce(src) })));
}

function fetchOnce(address: string): Promise<string> {
  const known = loaded.get(address);
  if (known) return known;
  const text = fetchText(address);
  loaded.set(address, text);
  text.catch(() => loaded.delete(address));
  return text;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}.`);
  return response.text();
}

/** The part of `navigator.serviceWorker` that is used; undefined outside secure contexts. */
interface Container {
  controller: Pick<ServiceWorker, 'scriptURL'> | null;
}

/**
 * Whether the reader keeps an offline copy of the site, from which this page and its sandboxes come.
 *
 * If the copy is removed before the sandbox loads, the document comes from the server without a
 * sandbox, and refuses to run anything: `sandbox/main.ts`.
 *
 * @param worker Address of the service worker that serves the copy.
 */
export function isServedFromCopy(
  worker: string | undefined,
  container: Container | undefined = navigator.serviceWorker,
  page: string = window.location.href,
): boolean {
  // If this site lies below another site, the worker of that site may control the page instead.
  return worker !== undefined && container?.controller?.scriptURL === new URL(worker, page).href;
}
