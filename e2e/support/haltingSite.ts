/** Serves the site over a connection that halts in the middle of one document until released. */
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';

export interface HaltingSite {
  origin: string;
  /** Sends the rest of the document. */
  release: () => void;
  close: () => void;
}

/**
 * @param origin Where the site is served.
 * @param path The document that halts.
 * @param after Text in the document; sending halts after its first occurrence.
 */
export async function haltingSite(
  origin: string,
  path: string,
  after: string,
): Promise<HaltingSite> {
  const document = await (await fetch(origin + path)).text();
  const end = document.indexOf(after) + after.length;
  if (end < after.length) throw new Error(`${path} does not hold "${after}".`);
  let waiting: ServerResponse | undefined;

  const server = createServer((request, response) => {
    if (request.url === path) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(document.slice(0, end));
      waiting = response;
    } else {
      void passOn(origin + String(request.url), response);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    release: () => waiting?.end(document.slice(end)),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function passOn(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type');
  response.writeHead(answer.status, type === null ? {} : { 'Content-Type': type });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
