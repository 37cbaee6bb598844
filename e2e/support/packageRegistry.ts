import { exec } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface PackageRegistry {
  /** Value for npm's setting `registry`. */
  url: string;
  close: () => void;
}

/**
 * Serves a package registry with one installed package in it, so that `npm install` needs no
 * network. The package must have no dependencies.
 *
 * @param packageFolder - Where the package is installed.
 * @param workFolder - Where its tarball may be written.
 */
export async function servePackage(
  packageFolder: string,
  workFolder: string,
): Promise<PackageRegistry> {
  await mkdir(workFolder, { recursive: true });
  const pack = `npm pack --ignore-scripts --pack-destination "${workFolder}"`;
  const file = (await promisify(exec)(pack, { cwd: packageFolder })).stdout.trim();
  const tarball = await readFile(join(workFolder, file));
  const [, name = '', version = ''] = /^(.+)-(\d.*)\.tgz$/.exec(file) ?? [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === `/${file}`) return void response.end(tarball);
    if (path !== `/${name}`) return void response.writeHead(404).end();
    const dist = { tarball: `${url}/${file}` };
    const versions = { [version]: { name, version, dist } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
