import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../scripts/server/siteServer';

export interface Served {
  origin: string;
  close: () => void;
}

/** Serves a built site as a host does: compressed, with its headers. */
export async function serve(folder: string): Promise<Served> {
  const server = createSiteServer({ folder, baseUrl: '/' });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
