/** Reads and checks everything that the operator of the site may set; see `settings.config.ts`. */
import * as v from 'valibot';
import {
  groups,
  settings,
  singleEntries,
  siteSchema,
  variableOf,
  type Entries,
} from './settings.config';

/** Environment variables by name, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What one sentence with one link at its end is taken apart into. */
export interface Announcement {
  /** Key under which "closed" is remembered; another text needs another key. */
  id: string;
  /** Plain text that stands before the link. */
  text: string;
  linkLabel: string;
  linkUrl: string;
}

type Settings = v.InferOutput<typeof siteSchema>;

export interface SiteConfig extends Omit<Settings, 'announcement'> {
  announcement?: Announcement;
}

export type Analytics = NonNullable<Settings['analytics']>;

/** The names of all variables that the site reads. */
export const variableNames = settings.map(({ variable }) => variable);

/**
 * Reads the site's settings.
 *
 * @throws Error naming every variable that is set wrong, with the form that is accepted.
 */
export function readSiteConfig(environment: Environment): SiteConfig {
  const { issues = [] } = v.safeParse(siteSchema, textsOfSite(environment), {
    // What a setting should be is said once, even if it fails several checks.
    abortPipeEarly: true,
  });
  const problems = issues.flatMap((issue) => {
    const name = variableAt(v.getDotPath(issue) ?? '');
    const value = environment[name];
    // What is missing in a group is reported below, with what it is missing for.
    return value ? [`${name} is ${JSON.stringify(value)}; expected ${issue.message}.`] : [];
  });
  if (problems.length > 0) throw settingsError(problems);
  for (const entries of Object.values(groups)) expectWhole(entries, environment);
  const isWhole = (entries: Entries): boolean => unsetOf(entries, environment).length === 0;
  const site = v.parse(siteSchema, textsOfSite(environment, isWhole));
  return {
    ...site,
    announcement: readAnnouncement(site.announcement),
  };
}

/** The texts of all settings, without the groups that are not wanted. */
function textsOfSite(
  environment: Environment,
  isWanted: (entries: Entries) => boolean = () => true,
): Record<string, unknown> {
  const wanted = Object.entries(groups).filter(([, entries]) => isWanted(entries));
  return {
    ...textsOf(singleEntries, environment),
    ...Object.fromEntries(wanted.map(([name, entries]) => [name, textsOf(entries, environment)])),
  };
}

/** The texts of settings by field. An empty variable means "not set": most hosts clear one so. */
function textsOf(entries: Entries, environment: Environment): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(entries).map(([field, schema]) => [
      field,
      environment[variableOf(schema)] || undefined,
    ]),
  );
}

/** The variables of a group that the others cannot do without. */
function neededOf(entries: Entries): string[] {
  const needed = Object.values(entries).filter(({ type }) => type !== 'optional');
  return needed.map(variableOf);
}

const unsetOf = (entries: Entries, environment: Environment): string[] =>
  neededOf(entries).filter((name) => !environment[name]);

/** Settings that only work together are either all set or all unset. */
function expectWhole(entries: Entries, environment: Environment): void {
  const unset = unsetOf(entries, environment);
  const set = neededOf(entries).filter((name) => !unset.includes(name));
  if (set.length === 0 || unset.length === 0) return;
  throw settingsError([
    `${unset.join(' and ')} must be set too when ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set.`,
  ]);
}

/** The variable of a field, such as `operator.name`. */
function variableAt(path: string): string {
  const [first = '', field] = path.split('.');
  const schema = field === undefined ? singleEntries[first] : groups[first]?.[field];
  return schema ? variableOf(schema) : path;
}

const maintenanceNotice: Announcement = {
  id: 'textmode-js-announcement',
  text: 'p5.asciify is no longer actively maintained. For new work, see its successor',
  linkLabel: 'textmode.js',
  linkUrl: 'https://code.textmode.art/',
};

function readAnnouncement(value: string | undefined): Announcement | undefined {
  if (value === undefined) return maintenanceNotice;
  const [, plainText, linkLabel, linkUrl] = /^([^[]+)\[([^\]]+)\]\((.+)\)$/.exec(value) ?? [];
  if (!plainText || !linkLabel || !linkUrl) return undefined;
  return { id: `announcement-${checksum(value)}`, text: plainText.trim(), linkLabel, linkUrl };
}

function settingsError(problems: string[]): Error {
  return new Error(['The site cannot be built with these settings:', ...problems].join('\n- '));
}

function checksum(value: string): string {
  let hash = 0;
  for (const character of value) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
