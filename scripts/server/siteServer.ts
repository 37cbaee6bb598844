import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import send from 'send';
import { revalidate } from '../../deploy/headers';
import { barePath } from './barePath';
import { readHeadersFile } from './headersFile';
import { readRequestTarget } from './requestTarget';

export interface SiteServerOptions {
  /** Folder that holds the built site. */
  folder: string;
  /** Path that the site was built for; begins and ends with a slash. */
  baseUrl: string;
}

/** The site is for reading. */
const methods = ['GET', 'HEAD'];

/**
 * A server that treats the built site as its hosts do: clean URLs, the not-found page with its
 * status, compression, and the headers that its `_headers` file asks for.
 *
 * @throws Error when the site has not been built.
 */
export function createSiteServer({ folder, baseUrl }: SiteServerOptions): Server {
  const notFoundFile = join(folder, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  const notFoundPath = `${baseUrl}404.html`;
  const notFoundPage = readFileSync(notFoundFile);
  const headersOf = readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  // As small as can be: a few files, a few readers (nginxConfig.ts does the same).
  const compress = compression({ level: 9 });

  return createServer((request, response) => {
    const { headers } = request;
    if (headers.range !== undefined) {
      // A range counts the bytes of the file, not those of its compressed form.
      delete headers['accept-encoding'];
    } else if (headers['accept-encoding']?.includes('gzip')) {
      // What pages weigh is stated in gzip, which every browser and server knows.
      headers['accept-encoding'] = 'gzip';
    }
    compress(request as never, response as never, () => respond(request, response));
  });

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const target = readRequestTarget(request.url ?? '/');
    response.setHeaders(headersOf(target?.pathname ?? notFoundPath));
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', revalidate);
    if (!methods.includes(request.method ?? '')) {
      response.writeHead(405, { Allow: methods.join(', ') }).end();
      return;
    }
    if (!target?.pathname.startsWith(baseUrl)) {
      sendNotFound(response);
      return;
    }
    const { pathname, search } = target;
    const withoutHtml = barePath(pathname);
    if (withoutHtml !== pathname) {
      response.writeHead(301, { Location: withoutHtml + search }).end();
      return;
    }
    sendFile(request, response, pathname.slice(baseUrl.length));
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
    send(request, `/${path}`, { root: folder, cacheControl: false, extensions: ['html'] })
      .on('directory', () => sendFile(request, response, `${path}/`))
      .on('error', ({ status }: { status?: number }) => {
        if (response.headersSent) response.destroy();
        // What the request demands of the file does not hold; the file is there.
        else if (status === 412 || status === 416) response.writeHead(status).end();
        else sendNotFound(response);
      })
      .pipe(response);
  }

  function sendNotFound(response: ServerResponse): void {
    // With the headers of a page, wherever it stands in: a file that is missing now may be there
    // after the next deployment.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.setHeaders(headersOf(notFoundPath));
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFoundPage);
  }
}
