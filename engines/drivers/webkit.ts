import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { displayProgram, startDisplay } from './display';
import type { Driver, Offer } from './Driver';
import { findProgram } from './findProgram';
import { keys, WebDriver } from './WebDriver';

interface Programs {
  driver: string;
  display: string;
  browser: string;
}

export function offerWebKit(): Offer {
  const driver = findProgram(['WebKitWebDriver']);
  if (driver === undefined) return { missing: 'no WebKitWebDriver on the PATH' };
  const display = findProgram([displayProgram]);
  if (display === undefined) return { missing: `no ${displayProgram} on the PATH` };
  const browser = findMiniBrowser();
  if (browser === undefined) return { missing: 'no MiniBrowser of WebKitGTK in /usr' };
  return { start: () => startWebKit({ driver, display, browser }) };
}

/** Distributions install MiniBrowser beside WebKitGTK, some in a folder named after the CPU. */
function findMiniBrowser(): string | undefined {
  return ['/usr/libexec', '/usr/lib', ...foldersIn('/usr/lib')]
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
        join(folder, version, 'MiniBrowser'),
      ),
    )
    .find((file) => existsSync(file));
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

async function startWebKit({ driver, display, browser }: Programs): Promise<Driver> {
  const screen = await startDisplay(display);
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.name },
  });
  const stop = (): void => {
    program.kill();
    screen.stop();
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    await answers(server);
    const session = await WebDriver.start(server, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    return {
      engine: `webkitgtk/${session.browserVersion}`,
      open: (url) => session.open(url),
      resize: (width, height) => session.resize(width, height),
      evaluate: (expression) => session.evaluate(expression),
      click: (selector) => session.click(selector),
      type: (text) => session.type(text),
      press: (key) => session.type(keys[key]),
      async close() {
        await session.close();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}

/** Waits until the program answers. */
async function answers(server: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await fetch(`${server}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
