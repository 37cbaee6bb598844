import type { Case } from './corpus/case';
import { CORPUS } from './corpus/index';
import { installCorpus, jobText, loadTools, type Report } from './corpus/in-page';
import { html, LIBRARY_SCRIPT, releaseScript, source } from './harness/document';
import { versionOf } from '../p5Releases';
import { expect, test } from './harness/test';
import { isException, runsOn } from '../compatibility/makeTable';

/** A picture is the same if this share of its pixels differs by no more than the tolerance. */
const ENOUGH = 0.999;
/** Of 255, in each channel. */
const TOLERANCE = 2;

/** `CORPUS_CASE=ortho` runs the cases whose names fit, and `CORPUS_VERBOSE=1` says how alike all are. */
const asked = new RegExp(process.env['CORPUS_CASE'] ?? '');

for (const [theme, cases] of Object.entries(CORPUS)) {
  test(`the captured picture is the sketch's: ${theme}`, async ({ page, site, release }) => {
    test.slow();
    const scripts = [releaseScript(release), LIBRARY_SCRIPT].map(
      (src) => `<script src="${src}"></script>`,
    );
    const install = `<script>${source(installCorpus)}(${TOLERANCE});</script>`;
    await page.goto(site.publish(html([...scripts, install].join('\n'))));
    await page.evaluate(`${source(loadTools)}()`);

    for (const one of cases.filter((each) => runsOn(release, each) && asked.test(each.name))) {
      const { frames = 3, sketch: make, beside, before } = one;
      const job = jobText({ frames, make, beside, before }, source);
      const report = await page.evaluate<Report>(`corpus.run(${job})`).catch((error: unknown) => {
        throw new Error(`${one.name}: ${String(error)}`);
      });
      if (process.env['CORPUS_VERBOSE']) console.log(release, one.name, describe(report));
      check(one, release, report);
    }
  });
}

function check(one: Case, release: string, report: Report): void {
  const differs = [...report.frames, ...report.beside].some(({ same }) => same < ENOUGH);
  expect
    .soft(differs, `${one.name}: ${describe(report)}`)
    .toBe(isException(versionOf(release), one));
  const errors = one.throws === undefined ? [] : [one.throws];
  expect.soft(report.errors, one.name).toEqual({ plain: errors, captured: errors });
  const colours = Math.max(...report.frames.map((frame) => frame.colours));
  expect.soft(colours, `${one.name} shows a picture`).toBeGreaterThan(1);
}

function describe({ frames, beside, errors }: Report): string {
  const list = (all: Report['frames']) =>
    all.map(({ same, size }) => `${(same * 100).toFixed(2)} % of ${size}`).join(', ');
  return `${list(frames)}${beside.length > 0 ? `; beside it ${list(beside)}` : ''} ${errors.captured.join()}`;
}
