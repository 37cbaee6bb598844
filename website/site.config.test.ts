import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, manyRuns } from '../testing/hostileText';
import { settings, settingsTable } from './settings.config';
import { readSiteConfig, variableNames } from './site.config';

const wrongValues: [name: string, value: string, acceptedForm: string][] = [
  ['SITE_URL', 'example.org', 'an origin such as https://example.org, without a path'],
  ['SITE_URL', 'https://example.org/docs', 'an origin such as https://example.org, without a path'],
  ['BASE_URL', 'docs', 'a path that begins and ends with a slash, such as / or /p5.asciify/'],
  [
    'BASE_URL',
    '//evil.example/',
    'a path that begins and ends with a slash, such as / or /p5.asciify/',
  ],
  ['BASE_URL', '/../', 'a path that begins and ends with a slash, such as / or /p5.asciify/'],
  ['REPOSITORY_URL', 'javascript:alert(1)', 'an http(s) URL such as https://example.org/path'],
  ['SOURCE_URL', 'somewhere', 'an http(s) URL such as https://example.org/path'],
  ['CHAT_URL', 'ftp://example.org', 'an http(s) URL such as https://example.org/path'],
  [
    'ANNOUNCEMENT',
    'No link',
    'off, or a text that ends in one link: Text [label](https://example.org)',
  ],
  ['ALGOLIA_APP_ID', 'a b', 'letters, digits, _ . and - only'],
  ['ALGOLIA_SEARCH_KEY', '"', 'letters, digits, _ . and - only'],
  ['ALGOLIA_INDEX_NAME', '<', 'letters, digits, _ . and - only'],
  ['UMAMI_WEBSITE_ID', '?', 'letters, digits, _ . and - only'],
  [
    'UMAMI_ORIGIN',
    'https://u.example/script.js',
    'an origin such as https://example.org, without a path',
  ],
  [
    'UMAMI_DATA_DOMAINS',
    'https://x',
    'host names separated by commas, such as example.org,www.example.org',
  ],
  ['UMAMI_AUTO_TRACK', 'yes', 'true or false'],
  ['UMAMI_DO_NOT_TRACK', '1', 'true or false'],
  ['OFFLINE', 'no', 'on or off'],
  ['FIRST_PAINT', 'false', 'on or off'],
  [
    'TEXT_LICENCE',
    'CC BY 4.0',
    'a name with the address of the text, such as [CC BY 4.0](https://example.org/licence)',
  ],
  [
    'TEXT_LICENCE',
    '[CC BY 4.0](javascript:alert)',
    'a name with the address of the text, such as [CC BY 4.0](https://example.org/licence)',
  ],
  ['OPERATOR_NAME', '  ', 'some text'],
  ['OPERATOR_ADDRESS', ' ', 'some text'],
  ['OPERATOR_EMAIL', 'me', 'an e-mail address such as name@example.org'],
  ['OPERATOR_HOST_NAME', ' ', 'some text'],
  ['OPERATOR_HOST_PRIVACY_URL', 'host', 'an http(s) URL such as https://example.org/path'],
  ['OPERATOR_AUTHORITY_NAME', ' ', 'some text'],
  ['OPERATOR_AUTHORITY_URL', 'x', 'an http(s) URL such as https://example.org/path'],
];

describe('readSiteConfig', () => {
  it('needs no variable, and then loads nothing from elsewhere', () => {
    const site = readSiteConfig({});
    expect(site.url).toBe('https://p5.textmode.art');
    expect(site.baseUrl).toBe('/');
    expect(site.search).toBeUndefined();
    expect(site.analytics).toBeUndefined();
    expect(Object.values(site.operator).filter(Boolean)).toEqual([]);
    expect(site.announcement?.linkUrl).toBe('https://code.textmode.art/');
  });

  it('takes an empty variable as not set', () => {
    expect(readSiteConfig({ SITE_URL: '', ALGOLIA_APP_ID: '' })).toEqual(readSiteConfig({}));
  });

  it('reads every variable', () => {
    const site = readSiteConfig({
      SITE_URL: 'https://example.org/',
      BASE_URL: '/p5.asciify/',
      REPOSITORY_URL: 'https://example.org/library/',
      SOURCE_URL: 'https://example.org/site',
      CHAT_URL: 'https://chat.example.org/room',
      ANNOUNCEMENT: 'Read [the news](https://example.org/news)',
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_SEARCH_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'docs_index',
      UMAMI_WEBSITE_ID: '1234-abcd',
      UMAMI_ORIGIN: 'https://stats.example.org',
      UMAMI_DATA_DOMAINS: 'example.org, www.example.org',
      UMAMI_AUTO_TRACK: 'false',
      UMAMI_DO_NOT_TRACK: 'true',
      OFFLINE: 'off',
      FIRST_PAINT: 'off',
      TEXT_LICENCE: '[CC BY 4.0](https://example.org/by)',
      OPERATOR_NAME: 'A Person',
      OPERATOR_ADDRESS: 'Street 1 | 12345 Town',
      OPERATOR_EMAIL: 'a@example.org',
      OPERATOR_HOST_NAME: 'A Host',
      OPERATOR_HOST_PRIVACY_URL: 'https://host.example.org/privacy',
      OPERATOR_AUTHORITY_NAME: 'An Authority',
      OPERATOR_AUTHORITY_URL: 'https://authority.example.org',
    });
    expect(site).toMatchObject({
      url: 'https://example.org',
      baseUrl: '/p5.asciify/',
      offline: false,
      firstPaint: false,
      textLicence: { name: 'CC BY 4.0', url: 'https://example.org/by' },
      repositoryUrl: 'https://example.org/library',
      sourceUrl: 'https://example.org/site',
      announcement: { text: 'Read', linkLabel: 'the news', linkUrl: 'https://example.org/news' },
      search: { appId: 'APP', apiKey: 'key', indexName: 'docs_index' },
      analytics: {
        websiteId: '1234-abcd',
        origin: 'https://stats.example.org',
        dataDomains: ['example.org', 'www.example.org'],
        autoTrack: false,
        doNotTrack: true,
      },
      operator: { address: ['Street 1', '12345 Town'], email: 'a@example.org' },
    });
  });

  it('tracks automatically and does not heed do-not-track unless told otherwise', () => {
    const { analytics } = readSiteConfig({
      UMAMI_WEBSITE_ID: 'id',
      UMAMI_ORIGIN: 'https://u.example',
    });
    expect(analytics).toMatchObject({ autoTrack: true, doNotTrack: false, dataDomains: [] });
  });

  it('hides the announcement on request', () => {
    expect(readSiteConfig({ ANNOUNCEMENT: 'off' }).announcement).toBeUndefined();
  });

  it('remembers a closed announcement by its text', () => {
    const id = (text: string) =>
      readSiteConfig({ ANNOUNCEMENT: `${text} [x](https://example.org)` }).announcement?.id;
    expect(id('One')).toBe(id('One'));
    expect(id('One')).not.toBe(id('Two'));
  });

  it.each(wrongValues)('stops at %s=%j and names the accepted form', (name, value, form) => {
    expect(() => readSiteConfig({ [name]: value })).toThrow(
      `${name} is ${JSON.stringify(value)}; expected ${form}.`,
    );
  });

  it('has a test for a wrong value of every form', () => {
    const tested = settings.filter(({ variable }) =>
      wrongValues.some(([name]) => name === variable),
    );
    const forms = (of: typeof settings) => new Set(of.map(({ form }) => form));
    expect(forms(tested)).toEqual(forms(settings));
  });

  it.each(settings)('refuses for $variable whatever has not its form', ({ variable, form }) => {
    const alike = settings.filter((other) => other.form === form);
    const wrong = wrongValues.filter(([name]) => alike.some((other) => other.variable === name));
    expect(wrong).not.toEqual([]);
    for (const [, value, accepted] of wrong) {
      const problem = `${variable} is ${JSON.stringify(value)}; expected ${accepted}.`;
      expect(() => readSiteConfig({ [variable]: value })).toThrow(
        new Error(`The site cannot be built with these settings:\n- ${problem}`),
      );
    }
  });

  it('is described by the table in README.md', () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    expect(readme).toContain(`\n\n${settingsTable()}\n\n`);
  });

  it('names all that is wrong at once', () => {
    expect(() => readSiteConfig({ BASE_URL: 'x', OPERATOR_EMAIL: 'y' })).toThrow(
      /BASE_URL[^]*OPERATOR_EMAIL/,
    );
  });

  it.each([
    [
      { ALGOLIA_APP_ID: 'a' },
      'ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME must be set too when ALGOLIA_APP_ID is set.',
    ],
    [
      { ALGOLIA_APP_ID: 'a', ALGOLIA_INDEX_NAME: 'i' },
      'ALGOLIA_SEARCH_KEY must be set too when ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME are set.',
    ],
    [
      { UMAMI_ORIGIN: 'https://u.example' },
      'UMAMI_WEBSITE_ID must be set too when UMAMI_ORIGIN is set.',
    ],
  ])('wants settings that work together to be set together: %j', (environment, message) => {
    expect(() => readSiteConfig(environment)).toThrow(message);
  });
});

describe('whatever the environment holds', () => {
  const anyName = fc.constantFrom(...variableNames, '__proto__', 'constructor', 'PATH');
  const environment = fc
    .dictionary(anyName, hostileText, { maxKeys: 6 })
    .map((variables) => ({ ...variables }));

  it('there are settings that hold together, or an error that says what to change', () => {
    fc.assert(
      fc.property(environment, (variables) => {
        try {
          const { url, baseUrl, sourceUrl, chatUrl, announcement } = readSiteConfig(variables);
          expect(new URL(url).origin).toBe(url);
          expect(new URL(baseUrl, url).pathname).toBe(baseUrl);
          for (const address of [sourceUrl ?? url, chatUrl, announcement?.linkUrl ?? url]) {
            expect(new URL(address).protocol).toMatch(/^https?:$/);
          }
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          expect(error.message).toMatch(/^The site cannot be built with these settings:\n- /);
          expect(variableNames.some((name) => error.message.includes(name))).toBe(true);
        }
      }),
      manyRuns,
    );
  });
});
