/**
 * A reader's keys are answered while a sandbox attacks the page. How fast is printed; asserted
 * is what bounds it: how much the page draws at once, and that half of the keys take less than the
 * promised 100 ms. No single key is held to that, because a busy machine can delay any.
 */
import { expect, test, type Page } from './support/test';
import { kinds, runHostile } from './support/hostileSandbox';
import type { LiveExample } from './support/live';

// One after another: two attacks at once would measure each other.
test.describe.configure({ mode: 'default' });

/** Runs code every tenth of a second for three seconds, unless it is ended, and then says so. */
const forThreeSeconds = (code: string) => `
    let rounds = 0;
    const timer = setInterval(() => {
      ${code}
      if (++rounds < 30) return;
      clearInterval(timer);
      send({ type: 'log', level: 'log', values: [{ type: 'string', text: 'all sent' }] });
    }, 100);`;

/** With the heartbeat, almost 300 messages a second. */
const allowed = 'for (let i = 0; i < 28; i += 1)';

const leaf = (length: number) =>
  `{ type: 'string', text: Math.random() + 'x '.repeat(${length / 2}) }`;
const list = (length: number, value: string) => `{ type: 'array', text: 'Array', more: 0,
      entries: Array.from({ length: ${length} }, (_, i) => ({ key: String(i), value: ${value} })) }`;
const logged = (values: string) => `send({ type: 'log', level: 'log', values: ${values} });`;
const fifty = (value: string) => logged(`Array.from({ length: 50 }, () => (${value}))`);

/** Messages that are small to send, and that take a page seconds to walk, or all of its memory. */
const trees: Readonly<Record<string, string>> = {
  'an entry with a list of four thousand million parts': `send({ type: 'log', level: 'log', values: [
    { type: 'array', text: 'Array', entries: new Array(2 ** 32 - 1), more: 0 }] });`,
  'a list of four thousand million values': `send({ type: 'log', level: 'log',
    values: new Array(2 ** 32 - 1) });`,
  'a small tree of shared parts': `let value = { type: 'string', text: 'x' };
    for (let i = 0; i < 60; i += 1) {
      const entries = [{ key: '0', value }, { key: '1', value }];
      value = { type: 'array', text: 'Array(2)', entries, more: 0 };
    }
    send({ type: 'log', level: 'log', values: [value] });`,
};

/** Kinds of reports, by their place in `kinds`. */
const flooded = { errors: 0, camera: 1, console: 2, state: 3, frames: 4, files: 5 };

const attacks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(trees).map(([what, code]) => [`${what}, ten a second`, forThreeSeconds(code)]),
  ),
  ...Object.fromEntries(
    Object.entries(flooded).flatMap(([kind, index]) => [
      [
        `a flood of ${kind}`,
        kinds + forThreeSeconds(`for (let i = 0; i < 1000; i += 1) kinds[${index}]();`),
      ],
      [`as many ${kind} as may come`, kinds + forThreeSeconds(`${allowed} kinds[${index}]();`)],
    ]),
  ),
  'large trees in the console': forThreeSeconds(
    `${allowed} ${logged(`[${list(4, list(200, leaf(20)))}]`)}`,
  ),
  'trees of long texts in the console': forThreeSeconds(
    `${allowed} ${logged(`[${list(4, list(5, leaf(4900)))}]`)}`,
  ),
  'long texts in the console': forThreeSeconds(`${allowed} ${fifty(leaf(4900))}`),
  'many trees in the console': forThreeSeconds(`${allowed} ${fifty(list(10, leaf(200)))}`),
  'huge messages': `const huge = Array.from({ length: 200_000 }, (_, i) => ({ i }));
    ${forThreeSeconds("if (rounds % 3 === 0) send({ type: 'nonsense', huge });")}`,
};

interface Measured {
  /** How long keys took until the page showed their effect. Browsers leave out what is below 16. */
  keys: number[];
  /** The most that the console drew at once. */
  elements: number;
  characters: number;
}

declare global {
  interface Window {
    measured: Measured;
  }
}

/** Measures from now on what the page does. */
async function measure(page: Page): Promise<void> {
  await page.evaluate(() => {
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    const measured: Measured = { keys: [], elements: 0, characters: 0 };
    window.measured = measured;
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown') measured.keys.push(duration);
      }
    }).observe(options);
    // React makes all changes of a drawing in one task, after which the observer is called once.
    new MutationObserver((changes) => {
      let elements = 0;
      let characters = 0;
      for (const { addedNodes } of changes) {
        for (const added of addedNodes) {
          if (!(added instanceof Element) || !added.closest('[role=log]')) continue;
          elements += 1 + added.querySelectorAll('*').length;
          characters += added.textContent.length;
        }
      }
      measured.elements = Math.max(measured.elements, elements);
      measured.characters = Math.max(measured.characters, characters);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Types until the attack has ended, or the run. Returns how many letters. */
async function typeMeanwhile({ page, root, preview, editor }: LiveExample): Promise<number> {
  const log = root.getByRole('log');
  await editor.press('ControlOrMeta+Home');
  let typed = 0;
  do {
    await page.keyboard.press('m');
    typed += 1;
    // A key a frame or two: nobody types faster.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  } while (
    (await preview.locator('iframe').count()) === 1 &&
    !(await log.filter({ hasText: 'all sent' }).count())
  );
  await expect(editor).toContainText('m'.repeat(typed));
  return typed;
}

/** Types ten letters before an attack; returns the time within which half were answered. */
async function typeInCalm({ page, editor }: LiveExample): Promise<number> {
  await editor.press('ControlOrMeta+End');
  for (let typed = 0; typed < 10; typed += 1) {
    await page.keyboard.press('c');
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  await expect(editor).toContainText('c'.repeat(10));
  return answered(await page.evaluate(() => window.measured.keys), 10, 0.5);
}

/** The time within which a share of typed keys was answered; those below 16 ms are not in `keys`. */
function answered(keys: readonly number[], typed: number, share: number): number {
  const sorted = keys.toSorted((some, other) => some - other);
  return sorted[Math.floor(share * typed) - (typed - sorted.length)] ?? 16;
}

for (const [what, code] of Object.entries(attacks)) {
  test(`keys are answered during ${what}`, async ({ page }) => {
    const shared = await runHostile(page, `window.attack = () => { ${code} };`);
    await shared.is('running');
    await expect(shared.editor).toBeVisible();
    await measure(page);
    const calm = await typeInCalm(shared);
    await measure(page);
    await shared.evaluate('attack()');
    const typed = await typeMeanwhile(shared);
    const { keys, elements, characters } = await page.evaluate(() => window.measured);
    const at = (share: number) => answered(keys, typed, share);
    console.log(
      `${what}: ${(await shared.preview.getAttribute('data-status')) ?? ''}; ${typed} keys, half within ${at(0.5)} ms, ` +
        `19 of 20 within ${at(0.95)} ms, all within ${keys.at(-1) ?? 16} ms; ` +
        `at most ${elements} elements and ${characters} characters at once`,
    );
    expect(elements).toBeLessThan(5000);
    expect(characters).toBeLessThan(60_000);
    // A flood ends its run within a few keys, of which the end itself can delay one. On a machine
    // that is busy with other things, keys take longer without an attack, too.
    if (typed >= 10) expect(at(0.5)).toBeLessThanOrEqual(Math.max(100, 5 * calm));
  });
}
