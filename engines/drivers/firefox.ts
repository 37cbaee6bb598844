import { launch } from 'puppeteer-core';
import { displayProgram, startDisplay } from './display';
import type { Driver, Offer } from './Driver';
import { findProgram } from './findProgram';

const programs = ['firefox', 'firefox-esr'];

export function offerFirefox(): Offer {
  const executablePath = findProgram(programs);
  return executablePath === undefined
    ? { missing: `no ${programs.join(' or ')} on the PATH` }
    : { start: () => startFirefox(executablePath) };
}

async function startFirefox(executablePath: string): Promise<Driver> {
  // Headless Firefox has no WebGL in software, so it runs on a virtual display.
  const program = findProgram([displayProgram]);
  const display = program === undefined ? undefined : await startDisplay(program);
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: display === undefined,
    env: { ...process.env, ...(display && { DISPLAY: display.name }) },
    // On a busy machine a single command can take long; the tests have timeouts of their own.
    protocolTimeout: 60_000,
  }).catch((error: unknown) => {
    display?.stop();
    throw error;
  });
  const page = await browser.newPage();
  return {
    engine: await browser.version(),
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async close() {
      await browser.close();
      display?.stop();
    },
  };
}
