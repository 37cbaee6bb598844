import type { CDPSession, Page } from '@playwright/test';

/** What a frame costs, in milliseconds. */
export interface Cost {
  /** Time from the frame's start until the GPU has finished it. */
  time: number;
  /** Processor time of the whole browser, all threads together. */
  cpu: number;
}

/** Measures the frames of one page. */
export class Stopwatch {
  private constructor(
    private readonly page: Page,
    private readonly browser: CDPSession,
  ) {}

  static async on(page: Page): Promise<Stopwatch> {
    const browser = page.context().browser();
    if (!browser) throw new Error('The page belongs to no browser that could be asked.');
    return new Stopwatch(page, await browser.newBrowserCDPSession());
  }

  async measure(frames: number): Promise<Cost> {
    const before = await this.cpuTime();
    const time = await this.page.evaluate<number>(`measure(${frames})`);
    return { time, cpu: ((await this.cpuTime()) - before) / frames };
  }

  p5Version(): Promise<string> {
    return this.page.evaluate<string>('p5.VERSION');
  }

  close(): Promise<void> {
    return this.page.close();
  }

  /** Milliseconds that the browser's processes have spent on processors so far. */
  private async cpuTime(): Promise<number> {
    const { processInfo } = await this.browser.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  }
}
