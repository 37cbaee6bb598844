import { once } from 'node:events';
import { createServer } from 'node:http';
import serveStatic from 'serve-static';

export interface ServedFolder {
  /** The origin, without a slash at its end. */
  origin: string;
  /** Stops the server, open connections included. */
  stop: () => void;
}

/** Serves the files of a folder on a free port of this machine, as `npx serve` does. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const serve = serveStatic(folder);
  const server = createServer((request, response) => {
    serve(request, response, () => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
