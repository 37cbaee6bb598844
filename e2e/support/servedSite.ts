/** A `test` with a server of its own, which can be stopped and can change what it serves. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from './test';
import { createSiteServer } from '../../scripts/server/siteServer';
import { siteFolder } from './siteFolder';

const build = siteFolder;

export class ServedSite {
  private readonly copies: string[] = [];
  private folder = build;
  private server: Server | undefined;
  private port = 0;

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Serves a folder from now on, the one that was served last unless told otherwise. */
  async serve(folder = this.folder): Promise<void> {
    await this.stop();
    this.folder = folder;
    const server = createSiteServer({ folder, baseUrl: '/' });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    this.port = address.port;
    this.server = server;
  }

  /** Serves a changed copy of the site from now on, as a deployment would. */
  async deploy(change: (folder: string) => void | Promise<void>): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'site-version-'));
    this.copies.push(folder);
    cpSync(this.folder, folder, { recursive: true });
    await change(folder);
    await this.serve(folder);
  }

  /** Stops the server and closes its connections, as if the network were gone. */
  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }

  async end(): Promise<void> {
    await this.stop();
    for (const folder of this.copies) rmSync(folder, { recursive: true });
  }
}

export const test = base.extend<{ site: ServedSite }>({
  // Playwright requires a destructuring pattern here, even if a fixture uses no others.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new ServedSite();
    await site.serve();
    await use(site);
    await site.end();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});
