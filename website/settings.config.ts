/**
 * The settings that the operator of the site may make, each in one place: its variable, its form,
 * its meaning and its default. What reads them at build time (`site.config.ts`), what the browser
 * gets, and the table in `README.md` follow from it.
 */
import * as v from 'valibot';

/** A form that settings share. */
interface Form {
  /** The form in words, for the table in `README.md`. */
  words: string;
  /** Reads the text of a variable. Takes what it has made of it, too: the browser gets that. */
  schema: v.GenericSchema;
}

export interface Setting {
  variable: string;
  meaning: string;
  form: Form;
  /** What holds where the variable is not set, in words or as it would be written. */
  unset: string;
}

export type Entries = Readonly<Record<string, v.GenericSchema>>;

/** The settings by the schemas that read them, in the order in which they are listed. */
const settingOf = new Map<v.GenericSchema, Setting>();

/**
 * Adds a setting to the table.
 *
 * @param schema The form's schema as this setting needs it: optional, with a default, or required.
 * @param unset Words for what holds where the variable is not set, where that is no text.
 * @returns The schema. It has to be another one for every setting.
 */
function setting<Schema extends v.GenericSchema>(
  variable: string,
  form: Form,
  meaning: string,
  schema: Schema,
  unset?: string,
): Schema {
  const given = 'default' in schema ? schema.default : undefined;
  const words = unset ?? (typeof given === 'string' ? `\`${given}\`` : '–');
  settingOf.set(schema, { variable, form, meaning, unset: words });
  return schema;
}

function isWebUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

const webUrl = {
  words: 'URL',
  schema: v.pipe(
    v.string(),
    v.trim(),
    v.check(isWebUrl, 'an http(s) URL such as https://example.org/path'),
    v.transform((url) => url.replace(/\/+$/, '')),
  ),
};
const origin = {
  words: 'origin, no path',
  schema: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (url) => isWebUrl(url) && new URL(url).pathname === '/' && !/[?#]/.test(url),
      'an origin such as https://example.org, without a path',
    ),
    v.transform((url) => new URL(url).origin),
  ),
};
const path = {
  words: 'begins and ends with a slash',
  schema: v.pipe(
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
  ),
};
const text = { words: 'text', schema: v.pipe(v.string(), v.trim(), v.nonEmpty('some text')) };
const word = {
  words: 'letters, digits, `_ . -`',
  schema: v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]+$/, 'letters, digits, _ . and - only')),
};
const email = {
  words: 'e-mail address',
  schema: v.pipe(v.string(), v.trim(), v.email('an e-mail address such as name@example.org')),
};
const yesNo = {
  words: '`true`, `false`',
  schema: v.union(
    [
      v.boolean(),
      v.pipe(
        v.string(),
        v.trim(),
        v.picklist(['true', 'false'], 'true or false'),
        v.transform((value) => value === 'true'),
      ),
    ],
    'true or false',
  ),
};
const onOff = {
  words: '`on`, `off`',
  schema: v.union(
    [
      v.boolean(),
      v.pipe(
        v.string(),
        v.trim(),
        v.picklist(['on', 'off'], 'on or off'),
        v.transform((value) => value === 'on'),
      ),
    ],
    'on or off',
  ),
};
const hostNames = {
  words: 'names separated by commas',
  schema: v.union(
    [
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(
          /^[a-z\d.-]+(\s*,\s*[a-z\d.-]+)*$/i,
          'host names separated by commas, such as example.org,www.example.org',
        ),
        v.transform((value) => value.split(',').map((name) => name.trim())),
      ),
    ],
    'host names separated by commas, such as example.org,www.example.org',
  ),
};
const lines = {
  words: 'lines separated by <code>&#124;</code>',
  schema: v.union(
    [
      v.array(v.string()),
      v.pipe(
        text.schema,
        v.transform((value) => value.split('|').map((line) => line.trim())),
      ),
    ],
    'some text',
  ),
};
/** One sentence with one link at its end, as in `Text [label](https://example.org)`; `off` hides it. */
const announcement = {
  words: '`off`, or `Text [label](https://…)`',
  schema: v.pipe(
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
  ),
};

const licenceForm =
  'a name with the address of the text, such as [CC BY 4.0](https://example.org/licence)';
/** The name of a licence, and the address of its text. */
const licence = {
  words: '`[name](https://…)`',
  schema: v.union(
    [
      v.strictObject({ name: v.string(), url: v.string() }),
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^\[[^[\]]+\]\([^()\s]+\)$/, licenceForm),
        v.transform((value) => {
          const [, name = '', url = ''] = /^\[(.+)\]\((.+)\)$/.exec(value) ?? [];
          return { name: name.trim(), url };
        }),
        v.check(({ url }) => isWebUrl(url), licenceForm),
      ),
    ],
    licenceForm,
  ),
};

/** What only the build reads. */
const buildEntries = {
  url: setting(
    'SITE_URL',
    origin,
    'origin of the published site',
    v.optional(origin.schema, 'https://p5.textmode.art'),
  ),
  baseUrl: setting('BASE_URL', path, 'path that it is served under', v.optional(path.schema, '/')),
  repositoryUrl: setting(
    'REPOSITORY_URL',
    webUrl,
    "the library's repository",
    v.optional(webUrl.schema, 'https://github.com/humanbydefinition/p5.asciify'),
  ),
  sourceUrl: setting(
    'SOURCE_URL',
    webUrl,
    'repository of this site, for "Edit this page" and "Defined in"',
    v.optional(webUrl.schema),
    'no such links',
  ),
  chatUrl: setting(
    'CHAT_URL',
    webUrl,
    'the chat server',
    v.optional(webUrl.schema, 'https://discord.gg/sjrw8QXNks'),
  ),
  announcement: setting(
    'ANNOUNCEMENT',
    announcement,
    'the notice at the top',
    v.optional(announcement.schema),
    'the end of maintenance',
  ),
  firstPaint: setting(
    'FIRST_PAINT',
    onOff,
    'pages paint before their scripts come ([docusaurus-first-paint](../packages/docusaurus-first-paint)); `off` gives the framework as it comes',
    v.optional(onOff.schema, 'on'),
  ),
};

const search = {
  appId: setting(
    'ALGOLIA_APP_ID',
    word,
    'hosted search instead of the built-in one: the application; all three or none',
    v.pipe(word.schema),
  ),
  apiKey: setting('ALGOLIA_SEARCH_KEY', word, 'its public, search-only key', v.pipe(word.schema)),
  indexName: setting('ALGOLIA_INDEX_NAME', word, 'its index', v.pipe(word.schema)),
};

const analytics = {
  websiteId: setting(
    'UMAMI_WEBSITE_ID',
    word,
    'page analytics: the id of the site; together with `UMAMI_ORIGIN` or not at all',
    v.pipe(word.schema),
  ),
  origin: setting(
    'UMAMI_ORIGIN',
    origin,
    'where the tracker comes from, and reports to',
    v.pipe(origin.schema),
  ),
  dataDomains: setting(
    'UMAMI_DATA_DOMAINS',
    hostNames,
    'hosts that analytics count',
    v.optional(hostNames.schema, []),
    'all',
  ),
  autoTrack: setting(
    'UMAMI_AUTO_TRACK',
    yesNo,
    'count page views by themselves',
    v.optional(yesNo.schema, 'true'),
  ),
  doNotTrack: setting(
    'UMAMI_DO_NOT_TRACK',
    yesNo,
    "heed the browser's do-not-track",
    v.optional(yesNo.schema, 'false'),
  ),
};

const offline = setting(
  'OFFLINE',
  onOff,
  'readers may keep a copy of the site; `off` also removes the copies that they have',
  v.optional(onOff.schema, 'on'),
);

const textLicence = setting(
  'TEXT_LICENCE',
  licence,
  'the licence of the texts of the site, which teachers ask for',
  v.optional(licence.schema),
  'the MIT licence of this repository, as long as no other is confirmed',
);

/** Whoever is legally responsible for the site. The legal pages say what is missing here. */
const operator = {
  name: setting('OPERATOR_NAME', text, 'who is responsible for the site', v.optional(text.schema)),
  email: setting('OPERATOR_EMAIL', email, 'the address to write to', v.optional(email.schema)),
  address: setting('OPERATOR_ADDRESS', lines, 'postal address', v.optional(lines.schema)),
  hostName: setting('OPERATOR_HOST_NAME', text, 'the hosting provider', v.optional(text.schema)),
  hostPrivacyUrl: setting(
    'OPERATOR_HOST_PRIVACY_URL',
    webUrl,
    'its privacy policy',
    v.optional(webUrl.schema),
  ),
  authorityName: setting(
    'OPERATOR_AUTHORITY_NAME',
    text,
    'the supervisory authority',
    v.optional(text.schema),
  ),
  authorityUrl: setting('OPERATOR_AUTHORITY_URL', webUrl, 'its website', v.optional(webUrl.schema)),
};

/** What pages read, too. */
const browserEntries = {
  offline,
  textLicence,
  search: v.optional(v.object(search)),
  analytics: v.optional(v.object(analytics)),
  operator: v.object(operator),
};

/** Settings that stand together, and those that stand alone. */
export const groups: Readonly<Record<string, Entries>> = { search, analytics, operator };
export const singleEntries: Entries = { ...buildEntries, offline, textLicence };

export const siteSchema = v.object({ ...buildEntries, ...browserEntries });
export const browserSchema = v.object(browserEntries);

export type BrowserSettings = v.InferOutput<typeof browserSchema>;
export type OperatorField = keyof typeof operator;

/** The operator's settings, of those that `docusaurus.config.ts` hands to the pages. */
export function parseSettings(customFields: Record<string, unknown> | undefined): BrowserSettings {
  const result = v.safeParse(v.object({ site: browserSchema }), customFields);
  if (result.success) return result.output.site;
  const [issue] = result.issues;
  const place = ['customFields', v.getDotPath(issue)].filter(Boolean).join('.');
  throw new Error(
    `${place} in docusaurus.config.ts: expected ${issue.expected}, got ${issue.received}.`,
  );
}

/** All settings. */
export const settings: readonly Setting[] = [...settingOf.values()];

/** The environment variable that a schema of the table reads. */
export function variableOf(schema: v.GenericSchema): string {
  const found = settingOf.get(schema);
  if (!found) throw new Error('A schema without a variable; see settings.config.ts.');
  return found.variable;
}

/** The environment variable of a fact about the operator. */
export const operatorVariable = (field: OperatorField): string => variableOf(operator[field]);

/** The table in `README.md`. */
export function settingsTable(): string {
  const rows = settings.map(
    ({ variable, meaning, form, unset }) =>
      `| \`${variable}\` | ${meaning} | ${form.words} | ${unset} |`,
  );
  return ['| Variable | Meaning | Form | Default |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}
