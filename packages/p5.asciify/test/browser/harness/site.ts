/**
 * A local HTTP server for the pages under test. It serves the library's build, the p5 versions,
 * textmode.js, a second font, and pages that tests publish from memory.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveStatic from 'serve-static';
import { installed } from '../../installed';
import { findRelease, releasesHere } from '../../p5Releases';
import { P5_PACKAGES } from '../../p5Versions';

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const folders: Record<string, string> = {
  '/dist/': join(packageFolder, 'dist'),
  '/shape/': join(packageFolder, '../p5.asciify-shape/dist'),
  '/textmode/': join(installed('textmode.js'), 'dist'),
  ...Object.fromEntries(
    Object.values(P5_PACKAGES).map((name) => [`/${name}/`, join(installed(name), 'lib')]),
  ),
  ...Object.fromEntries(
    releasesHere().map((release) => [`/p5/${release}/`, join(findRelease(release) ?? '', 'lib')]),
  ),
  '/fonts/': join(installed('@fontsource/vt323'), 'files'),
};

interface PublishedFile {
  /** The media type. */
  type: string;
  content: string | Buffer;
}

/** A file in the folder of a document. */
export interface FileBeside extends PublishedFile {
  name: string;
}

export class Site {
  readonly url: string;
  readonly #server: ReturnType<typeof createServer>;
  readonly #pages: Map<string, PublishedFile>;
  #folders = 0;

  private constructor(server: ReturnType<typeof createServer>, pages: Map<string, PublishedFile>) {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
    this.url = `http://127.0.0.1:${address.port}`;
    this.#server = server;
    this.#pages = pages;
  }

  /** Starts on any free port of the loopback interface. */
  static async start(): Promise<Site> {
    if (!existsSync(folders['/dist/'] ?? '')) {
      throw new Error('The library is not built: run `npm run build -w p5.asciify` first.');
    }
    const pages = new Map<string, PublishedFile>();
    const server = createServer(listener(pages));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new Site(server, pages);
  }

  /**
   * Serves a document and returns its address.
   *
   * @param files Files that lie beside it.
   */
  publish(html: string, files: readonly FileBeside[] = []): string {
    const folder = `/page-${this.#folders++}/`;
    this.#pages.set(folder, { type: 'text/html; charset=utf-8', content: html });
    for (const { name, type, content } of files) this.#pages.set(folder + name, { type, content });
    return this.url + folder;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

/** Answers with a part where one is asked for: browsers cannot seek in a video otherwise. */
function send({ type, content }: PublishedFile, range = '', response: ServerResponse): void {
  const bytes = Buffer.from(content);
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === undefined) {
    response.writeHead(200, { 'content-type': type, 'accept-ranges': 'bytes' }).end(bytes);
    return;
  }
  const end = Math.min(last ? Number(last) : Infinity, bytes.length - 1);
  response
    .writeHead(206, {
      'content-type': type,
      'content-range': `bytes ${first}-${end}/${bytes.length}`,
    })
    .end(bytes.subarray(Number(first), end + 1));
}

function listener(pages: ReadonlyMap<string, PublishedFile>) {
  // The plugin is built by its own tests, so it may not be there yet.
  const built = Object.entries(folders).filter(([, folder]) => existsSync(folder));
  const mounts = built.map(([prefix, folder]) => ({
    prefix,
    serve: serveStatic(folder, { maxAge: '1h' }),
  }));
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/';
    const page = pages.get(url);
    if (page !== undefined) {
      send(page, request.headers.range, response);
      return;
    }
    const notFound = (): void => void response.writeHead(404).end();
    const mount = mounts.find(({ prefix }) => url.startsWith(prefix));
    if (mount === undefined) return notFound();
    request.url = url.slice(mount.prefix.length - 1);
    mount.serve(request, response, notFound);
  };
}
