/** Declares the same tests for every engine; those of a missing one are skipped with a reason. */
import { expect, test } from '@playwright/test';
import type { Driver } from './drivers/Driver';
import { offerFirefox } from './drivers/firefox';
import { offerWebKit } from './drivers/webkit';

const engines = { Firefox: offerFirefox(), WebKit: offerWebKit() };

export interface EngineTest {
  engine: string;
  /** Returns the browser; only available while tests run. */
  driver: () => Driver;
  /** Waits until an expression in the page evaluates to a value, `true` unless given. */
  becomes: (expression: string, value?: unknown) => Promise<void>;
  /** Opens a page, and waits until React has hydrated its layout. */
  open: (path: string) => Promise<void>;
}

export function inEachEngine(declare: (engine: EngineTest) => void): void {
  for (const [engine, offer] of Object.entries(engines)) {
    test.describe(engine, () => {
      if ('missing' in offer) console.warn(`Skipped in ${engine}: ${offer.missing}.`);
      test.skip('missing' in offer, 'missing' in offer ? offer.missing : '');

      let started: Driver | undefined;
      let origin = '';
      const driver = () => {
        if (!started) throw new Error(`${engine} has not been started.`);
        return started;
      };

      test.beforeAll(async ({ baseURL }) => {
        if ('missing' in offer) return;
        origin = baseURL ?? '';
        started = await offer.start();
        await started.resize(1280, 900);
        console.log(`${engine}: ${started.engine}`);
      });
      test.afterAll(() => started?.close());

      const becomes = (expression: string, value: unknown = true) =>
        expect.poll(() => driver().evaluate(expression), { message: expression }).toEqual(value);

      async function open(path: string): Promise<void> {
        await driver().open(origin + path);
        await becomes(`document.documentElement.dataset.hasHydrated`, 'true');
      }

      declare({ engine, driver, becomes, open });
    });
  }
}
