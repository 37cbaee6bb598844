/** Serves the built site, or that in `SITE_FOLDER`, on this machine: `PORT=8080 npm run serve`. */
import { readSiteConfig } from '../website/site.config';
import { createSiteServer } from './server/siteServer';
import { readPort } from './server/port';

const buildFolder =
  process.env.SITE_FOLDER ?? new URL('../website/build/', import.meta.url).pathname;
const { baseUrl } = readSiteConfig(process.env);

try {
  const port = readPort(process.env.PORT);
  const server = createSiteServer({ folder: buildFolder, baseUrl });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another one: PORT=3001 npm start`
        : error.message,
    );
    process.exitCode = 1;
  });
  // This machine only: the server is for reading and testing, not for the public.
  server.listen(port, '127.0.0.1', () => {
    console.log(`The site is at http://localhost:${port}${baseUrl} (Ctrl-C stops it).`);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
