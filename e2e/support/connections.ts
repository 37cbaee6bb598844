/** Whether anything connects to a host, which is more than a page can tell of itself. */
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import type { Browser, Page } from '@playwright/test';

/** A host that nobody is meant to connect to. */
export class Listener {
  private count = 0;
  private readonly server = createServer((socket) => {
    this.count += 1;
    socket.on('error', () => {}).end();
  });

  static async start(): Promise<Listener> {
    const listener = new Listener();
    await listen(listener.server);
    return listener;
  }

  get address(): string {
    return `http://127.0.0.1:${portOf(this.server)}/`;
  }

  /** Closes it, and says how often somebody has connected while a page drew a number of frames. */
  async countWhileDrawing(page: Page): Promise<number> {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    // The listener counts: it notices this one, so it has noticed those before.
    await once(connect(portOf(this.server), '127.0.0.1'), 'close');
    this.server.close();
    return this.count - 1;
  }
}

/** Whether a browser knows the `Connection-Allowlist` header: https://wicg.github.io/connection-allowlists/ */
export async function knowsConnectionAllowlist(browser: Browser): Promise<boolean> {
  const listener = await Listener.start();
  const server = createHttpServer((_, response) => {
    response.setHeader('Connection-Allowlist', '()');
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Nothing connects</title>');
  });
  await listen(server);
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${portOf(server)}/`);
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, listener.address);
  const count = await listener.countWhileDrawing(page);
  await page.close();
  server.close();
  return count === 0;
}

async function listen(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
