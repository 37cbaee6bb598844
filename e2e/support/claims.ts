import { p5Majors, type P5Major } from 'sketch-player/p5Majors';
import { openSketch } from '../../scripts/sketches/openSketch';
import { expect, test } from './sketchPage';

const size = { width: 320, height: 192 };

/** A claim of a page about the library. */
export interface Claim {
  page: string;
  claim: string;
  /** Calls `report(value)`. */
  sketch: string;
  /** The values that the page leads readers to expect, on both majors or on each. */
  reports: unknown[] | Record<P5Major, unknown[]>;
  /** The beginning of a remark of p5.js that belongs to it. */
  remark?: string;
}

/** Tests that claims hold, on both major versions of p5.js. */
export function testClaims(claims: readonly Claim[]): void {
  for (const { page: file, claim, sketch, reports, remark } of claims) {
    for (const major of p5Majors) {
      test(`${file}: ${claim}, on p5 ${major}.x`, async ({ sketchPage }) => {
        const source = `window.reports = []; const report = (...values) => window.reports.push(...values);\n${sketch}`;
        const complaints = await openSketch(sketchPage, { source }, major, size, {
          antialias: false,
        });
        await sketchPage.page.evaluate((count) => window.drawFrames(count, count), 3);
        await expect
          .poll(() => sketchPage.page.evaluate((): unknown => Reflect.get(window, 'reports')))
          .toEqual(Array.isArray(reports) ? reports : reports[major]);
        expect(complaints.filter((one) => !remark || !one.startsWith(remark))).toEqual([]);
      });
    }
  }
}
