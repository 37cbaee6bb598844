import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { revalidate } from '../../deploy/headers';
import { barePath } from './barePath';
import { readHeadersFile } from './headersFile';

export interface SiteServerOptions {
  /** Folder that holds the built site. */
  folder: string;
  /** Path that the site was built for; begins and ends with a slash. */
  baseUrl: string;
}

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
  const notFoundPage = readFileSync(notFoundFile);
  const headersOf = readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  const serveFile = sirv(folder, { etag: true, extensions: ['html'] });
  // As small as can be: a few files, a few readers (nginxConfig.ts does the same).
  const compress = compression({ level: 9 });

  return createServer((request, response) => {
    // What pages weigh is stated in gzip, which every browser and server knows.
    if (request.headers['accept-encoding']?.includes('gzip')) {
      request.headers['accept-encoding'] = 'gzip';
    }
    compress(request as never, response as never, () => respond(request, response));
  });

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const address = `http://localhost${request.url ?? '/'}`;
    // A redirect to what begins with two slashes would lead to another host.
    if (!URL.canParse(address) || new URL(address).pathname.startsWith('//')) {
      sendNotFound(response);
      return;
    }
    const { pathname, search } = new URL(address);
    const withoutHtml = barePath(pathname);
    if (withoutHtml !== pathname) {
      response.writeHead(301, { Location: withoutHtml + search }).end();
      return;
    }
    response.setHeader('Cache-Control', revalidate);
    response.setHeaders(headersOf(pathname));
    if (!pathname.startsWith(baseUrl)) {
      sendNotFound(response);
      return;
    }
    request.url = `/${pathname.slice(baseUrl.length)}${search}`;
    serveFile(request, response, () => sendNotFound(response));
  }

  function sendNotFound(response: ServerResponse): void {
    // A file that is missing now may be there after the next deployment.
    response.setHeader('Cache-Control', revalidate);
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFoundPage);
  }
}
