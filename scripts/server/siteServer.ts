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

/** What the build writes for hosts, which read it and do not serve it. */
const hostsFiles: readonly string[] = ['_headers'];

/** The only methods that the server answers: the site is read-only. */
const methods = ['GET', 'HEAD'];

/**
 * Serves the built site as its hosts do: clean URLs, the not-found page with its status,
 * compression, and the headers from the site's `_headers` file.
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
  // The highest level: with few files and few readers its cost does not matter. nginxConfig.ts sets
  // the same.
  const compress = compression({ level: 9 });

  return createServer((request, response) => {
    const { headers } = request;
    if (headers.range !== undefined) {
      // A range counts bytes of the uncompressed file, so the response must not be compressed.
      delete headers['accept-encoding'];
    } else if (headers['accept-encoding']?.includes('gzip')) {
      // Forces gzip, which every browser and host supports, so that measured page weights compare.
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
    const path = pathname.slice(baseUrl.length);
    if (hostsFiles.includes(decodeURIComponent(path))) sendNotFound(response);
    else sendFile(request, response, path);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
    send(request, `/${path}`, { root: folder, cacheControl: false })
      .on('directory', () => sendFile(request, response, `${path}/`))
      .on('error', ({ status }: { status?: number }) => {
        if (response.headersSent) response.destroy();
        // The file exists, but a precondition (412) or the range (416) of the request fails.
        else if (status === 412 || status === 416) response.writeHead(status).end();
        else sendNotFound(response);
      })
      .pipe(response);
  }

  function sendNotFound(response: ServerResponse): void {
    // The not-found page keeps none of the requested path's headers: a file that is missing now may
    // exist after the next deployment, so that long caching would be wrong.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.setHeaders(headersOf(notFoundPath));
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFoundPage);
  }
}
