/**
 * Reads, checks and types everything that the operator of the site may set in the environment.
 * `website/README.md` lists the variables; every one is optional.
 */
import * as v from 'valibot';

/** Environment variables by name, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface SiteConfig {
  /** Origin the site is served from, without a trailing slash. */
  url: string;
  /** Path the site is served under; begins and ends with a slash. */
  baseUrl: string;
  /** The documented library's repository. */
  repositoryUrl: string;
  /** Repository that holds this site's own source, for "Edit this page" and "Defined in" links. */
  sourceUrl: string;
  chatUrl: string;
  announcement?: Announcement;
  search?: HostedSearch;
  analytics?: Analytics;
  /** Whether readers may keep a copy of the site; `false` removes the copies that they have. */
  offline: boolean;
  /** Whether pages are made to paint as fast as they can; `false` gives the framework as it comes. */
  firstPaint: boolean;
  operator: Operator;
}

export interface Announcement {
  /** Key under which "closed" is remembered; another text needs another key. */
  id: string;
  /** Plain text that stands before the link. */
  text: string;
  linkLabel: string;
  linkUrl: string;
}

export interface HostedSearch {
  appId: string;
  /** The public, search-only key. */
  apiKey: string;
  indexName: string;
}

export interface Analytics {
  websiteId: string;
  /** Origin that serves the tracker script and receives its requests. */
  origin: string;
  /** Host names on which the tracker reports; empty means all. */
  dataDomains: string[];
  autoTrack: boolean;
  doNotTrack: boolean;
}

/** Whoever is legally responsible for the site. The legal pages say what is missing here. */
export interface Operator {
  name?: string;
  /** Lines of the postal address. */
  address?: string[];
  email?: string;
  hostName?: string;
  hostPrivacyUrl?: string;
  authorityName?: string;
  authorityUrl?: string;
}

const webUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(isWebUrl, 'an http(s) URL such as https://example.org/path'),
  v.transform((url) => url.replace(/\/+$/, '')),
);

const origin = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (url) => isWebUrl(url) && new URL(url).pathname === '/' && !/[?#]/.test(url),
    'an origin such as https://example.org, without a path',
  ),
  v.transform((url) => new URL(url).origin),
);

const path = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^\/([\w.~-]+\/)*$/,
    'a path that begins and ends with a slash, such as / or /p5.asciify/',
  ),
  v.check(
    // `.` and `..` pass the pattern, but are not names of folders.
    (value) =>
      URL.canParse(value, 'https://example.org') &&
      new URL(value, 'https://example.org').pathname === value,
    'a path that begins and ends with a slash, such as / or /p5.asciify/',
  ),
);

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('some text'));
const word = v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]+$/, 'letters, digits, _ . and - only'));
const email = v.pipe(v.string(), v.trim(), v.email('an e-mail address such as name@example.org'));
const yesNo = v.pipe(
  v.string(),
  v.trim(),
  v.picklist(['true', 'false'], 'true or false'),
  v.transform((value) => value === 'true'),
);
const onOff = v.pipe(
  v.string(),
  v.trim(),
  v.picklist(['on', 'off'], 'on or off'),
  v.transform((value) => value === 'on'),
);
const hostNames = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^[a-z\d.-]+(\s*,\s*[a-z\d.-]+)*$/i,
    'host names separated by commas, such as example.org,www.example.org',
  ),
  v.transform((value) => value.split(',').map((name) => name.trim())),
);
const lines = v.pipe(
  text,
  v.transform((value) => value.split('|').map((line) => line.trim())),
);
/** One sentence with one link at its end, as in `Text [label](https://example.org)`; `off` hides it. */
const announcement = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^off$|^[^[\]]+\[[^[\]]+\]\(https?:\/\/[^()\s]+\)$/,
    'off, or a text that ends in one link: Text [label](https://example.org)',
  ),
  v.check(
    (value) => value === 'off' || isWebUrl(/\(([^()]+)\)$/.exec(value)?.[1] ?? ''),
    'off, or a text that ends in one link: Text [label](https://example.org)',
  ),
);

const environmentSchema = v.object({
  SITE_URL: v.optional(origin, 'https://p5.textmode.art'),
  BASE_URL: v.optional(path, '/'),
  REPOSITORY_URL: v.optional(webUrl, 'https://github.com/humanbydefinition/p5.asciify'),
  SOURCE_URL: v.optional(webUrl),
  CHAT_URL: v.optional(webUrl, 'https://discord.gg/sjrw8QXNks'),
  ANNOUNCEMENT: v.optional(announcement),
  ALGOLIA_APP_ID: v.optional(word),
  ALGOLIA_SEARCH_KEY: v.optional(word),
  ALGOLIA_INDEX_NAME: v.optional(word),
  UMAMI_WEBSITE_ID: v.optional(word),
  UMAMI_ORIGIN: v.optional(origin),
  UMAMI_DATA_DOMAINS: v.optional(hostNames),
  UMAMI_AUTO_TRACK: v.optional(yesNo, 'true'),
  UMAMI_DO_NOT_TRACK: v.optional(yesNo, 'false'),
  OFFLINE: v.optional(onOff, 'on'),
  FIRST_PAINT: v.optional(onOff, 'on'),
  OPERATOR_NAME: v.optional(text),
  OPERATOR_ADDRESS: v.optional(lines),
  OPERATOR_EMAIL: v.optional(email),
  OPERATOR_HOST_NAME: v.optional(text),
  OPERATOR_HOST_PRIVACY_URL: v.optional(webUrl),
  OPERATOR_AUTHORITY_NAME: v.optional(text),
  OPERATOR_AUTHORITY_URL: v.optional(webUrl),
});

type Variables = v.InferOutput<typeof environmentSchema>;

/** The names of all variables that the site reads. */
export const variableNames = Object.keys(environmentSchema.entries);

/**
 * Reads the site's settings.
 *
 * @throws Error naming every variable that is set wrong, with the form that is accepted.
 */
export function readSiteConfig(environment: Environment): SiteConfig {
  const result = v.safeParse(environmentSchema, withoutEmpty(environment));
  if (!result.success) {
    throw settingsError(
      result.issues.map((issue) => {
        const name = String(issue.path?.[0].key);
        return `${name} is ${JSON.stringify(environment[name])}; expected ${issue.message}.`;
      }),
    );
  }
  const variables = result.output;
  return {
    url: variables.SITE_URL,
    baseUrl: variables.BASE_URL,
    repositoryUrl: variables.REPOSITORY_URL,
    sourceUrl: variables.SOURCE_URL ?? variables.REPOSITORY_URL,
    chatUrl: variables.CHAT_URL,
    announcement: readAnnouncement(variables.ANNOUNCEMENT),
    search: readSearch(variables),
    analytics: readAnalytics(variables),
    offline: variables.OFFLINE,
    firstPaint: variables.FIRST_PAINT,
    operator: {
      name: variables.OPERATOR_NAME,
      address: variables.OPERATOR_ADDRESS,
      email: variables.OPERATOR_EMAIL,
      hostName: variables.OPERATOR_HOST_NAME,
      hostPrivacyUrl: variables.OPERATOR_HOST_PRIVACY_URL,
      authorityName: variables.OPERATOR_AUTHORITY_NAME,
      authorityUrl: variables.OPERATOR_AUTHORITY_URL,
    },
  };
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

function readSearch(variables: Variables): HostedSearch | undefined {
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_SEARCH_KEY: apiKey,
    ALGOLIA_INDEX_NAME: indexName,
  } = variables;
  if (appId && apiKey && indexName) return { appId, apiKey, indexName };
  requireNoneOf(variables, ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME']);
  return undefined;
}

function readAnalytics(variables: Variables): Analytics | undefined {
  const { UMAMI_WEBSITE_ID: websiteId, UMAMI_ORIGIN: trackerOrigin } = variables;
  if (!websiteId || !trackerOrigin) {
    requireNoneOf(variables, ['UMAMI_WEBSITE_ID', 'UMAMI_ORIGIN']);
    return undefined;
  }
  return {
    websiteId,
    origin: trackerOrigin,
    dataDomains: variables.UMAMI_DATA_DOMAINS ?? [],
    autoTrack: variables.UMAMI_AUTO_TRACK,
    doNotTrack: variables.UMAMI_DO_NOT_TRACK,
  };
}

/** Settings that only work together are either all set or all unset. */
function requireNoneOf(variables: Variables, names: (keyof Variables)[]): void {
  const unset = names.filter((name) => variables[name] === undefined);
  if (unset.length === names.length) return;
  const set = names.filter((name) => !unset.includes(name));
  throw settingsError([
    `${unset.join(' and ')} must be set too when ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set.`,
  ]);
}

function settingsError(problems: string[]): Error {
  return new Error(['The site cannot be built with these settings:', ...problems].join('\n- '));
}

/** An empty variable means "not set": that is how most hosts let you clear one. */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(variableNames.map((name) => [name, environment[name] || undefined]));
}

function isWebUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function checksum(value: string): string {
  let hash = 0;
  for (const character of value) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
