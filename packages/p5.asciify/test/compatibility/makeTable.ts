/**
 * The table of compatibility, made of the corpus: which member of p5 is captured as it is drawn, on
 * which version of p5. The browser tests prove each case; this only gathers what they prove.
 */
import type { Case } from '../browser/corpus/case';
import { compareReleases } from '../releaseNumbers';
import { byVersion, P5_VERSIONS, type P5Version } from '../p5Versions';

/** Whether the captured picture is the sketch's; `absent` where p5 lacks the member. */
export type Captured = 'yes' | 'partly' | 'no' | 'absent';

export interface Remark {
  /** The case that is captured in another way. */
  readonly case: string;
  readonly on: readonly P5Version[];
  readonly reason: string;
  readonly instead: string;
  /** The case that does so and is captured as it is drawn. */
  readonly workaround: string;
}

export interface Row {
  readonly member: string;
  readonly captured: Readonly<Record<P5Version, Captured>>;
  /** The cases that prove it. */
  readonly cases: readonly string[];
  readonly remarks: readonly Remark[];
}

export interface Table {
  /** The releases that stand for the versions of p5. */
  readonly p5: Readonly<Record<P5Version, string>>;
  readonly rows: readonly Row[];
}

export function makeTable(cases: readonly Case[], releases: Table['p5']): Table {
  const members = [...new Set(cases.flatMap((one) => one.members))].sort();
  const rows = members.map((member) => {
    const about = cases.filter((one) => one.members.includes(member));
    return {
      member,
      captured: byVersion((version) => capturedOn(version, releases, about)),
      cases: about.map(({ name }) => name),
      remarks: about.flatMap((one) => remarksOf(one, releases)),
    };
  });
  return { p5: releases, rows };
}

/** Whether a release of p5 can draw a case by itself. */
export function runsOn(release: string, { since, removedIn, brokenOn }: Case): boolean {
  const isBefore = (other: string) => compareReleases(release, other) < 0;
  if (since !== undefined && isBefore(since)) return false;
  if (removedIn !== undefined && !isBefore(removedIn)) return false;
  return !brokenOn || isBefore(brokenOn[0]) || compareReleases(release, brokenOn[1]) > 0;
}

/** Whether the case is known to be captured in another way than it is drawn. */
export function isException(version: P5Version, { exception }: Case): boolean {
  return exception !== undefined && (exception.on ?? P5_VERSIONS).includes(version);
}

function capturedOn(version: P5Version, releases: Table['p5'], about: readonly Case[]): Captured {
  const running = about.filter((one) => runsOn(releases[version], one));
  if (running.length === 0) return 'absent';
  const exceptions = running.filter((one) => isException(version, one)).length;
  if (exceptions === 0) return 'yes';
  return exceptions === running.length ? 'no' : 'partly';
}

function remarksOf(one: Case, releases: Table['p5']): Remark[] {
  const { name, exception } = one;
  if (!exception) return [];
  const { reason, instead, workaround } = exception;
  const on = P5_VERSIONS.filter(
    (version) => runsOn(releases[version], one) && isException(version, one),
  );
  return [{ case: name, on, reason, instead, workaround }];
}
