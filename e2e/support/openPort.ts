/** A host that nobody is meant to send anything to: it takes what comes by TCP and by UDP. */
import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export class OpenPort {
  private readonly heard: string[] = [];
  private readonly tcp = createServer((socket) => {
    const connection = { said: '' };
    this.connections.push(connection);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      connection.said += readable(data);
      socket.end();
    });
  });
  private readonly udp = createSocket('udp4', (data) => {
    this.heard.push(`UDP: ${readable(data)}`);
  });
  private readonly connections: { said: string }[] = [];

  /** Opens the same port for both, on this machine only. */
  static async start(): Promise<OpenPort> {
    const port = new OpenPort();
    port.tcp.listen(0, '127.0.0.1');
    await once(port.tcp, 'listening');
    port.udp.bind(port.number, '127.0.0.1');
    await once(port.udp, 'listening');
    return port;
  }

  get number(): number {
    return (this.tcp.address() as AddressInfo).port;
  }

  /** `127.0.0.1:4321` */
  get host(): string {
    return `127.0.0.1:${this.number}`;
  }

  /** Closes it, and says what has come until a page had drawn a number of frames. */
  async heardWhileDrawing(page: Page): Promise<string[]> {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    // It notices this message and this connection, so it has noticed those before.
    const marker = 'the last';
    const sender = createSocket('udp4');
    sender.send(marker, this.number, '127.0.0.1');
    while (!this.heard.some((text) => text.endsWith(marker))) await once(this.udp, 'message');
    sender.close();
    const last = connect(this.number, '127.0.0.1').end(marker);
    await once(last.resume(), 'close');
    this.udp.close();
    this.tcp.close();
    const said = this.connections.map((connection) => `TCP: ${connection.said}`);
    return [...this.heard, ...said].filter((text) => !text.endsWith(marker));
  }
}

/** The text within a message, as far as it is of this alphabet. */
function readable(data: Buffer): string {
  return (
    data
      .toString('latin1')
      .match(/[\w /.:-]{4,}/g)
      ?.join(' ') ?? ''
  );
}
