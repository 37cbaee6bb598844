import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('expected some text'));

const webUrl = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
    'expected a full URL that begins with https://',
  ),
);

/** The site's own font has these characters; another would come from whatever font is at hand. */
const pictureLine = v.pipe(
  v.string(),
  v.maxLength(24, 'expected a line of at most 24 characters'),
  v.regex(
    /^[\x20-\x7e\u2500-\u259f]*$/,
    'expected printable ASCII, box-drawing or block characters only',
  ),
);

const picture = v.pipe(v.array(pictureLine), v.length(5, 'expected five lines'));

export const personEntry = v.strictObject({
  name: text,
  github: v.optional(webUrl),
  instagram: v.optional(webUrl),
  mastodon: v.optional(webUrl),
  website: v.optional(webUrl),
});

export type Person = v.InferOutput<typeof personEntry>;

/** A name from `people.json`, which becomes that person. */
function personOf(people: readonly Person[]) {
  const names = people.map((person) => person.name);
  return v.pipe(
    v.picklist(names, `expected a name from people.json: ${names.join(', ')}`),
    v.transform((name): Person => people.find((person) => person.name === name) ?? { name }),
  );
}

export function showcaseEntry(people: readonly Person[]) {
  return v.strictObject({
    title: text,
    category: v.picklist(['sketch', 'tool'], 'expected "sketch" or "tool"'),
    description: text,
    url: webUrl,
    picture,
    creator: personOf(people),
  });
}

export const fontEntry = v.strictObject({
  title: text,
  description: text,
  url: webUrl,
  /** As its author gives it, such as "256" or "256+"; left out where that is not known. */
  glyphCount: v.optional(
    v.pipe(v.string(), v.regex(/^\d+\+?$/, 'expected a number such as "256" or "256+"')),
  ),
  /** Left out where the font's own page has to be asked. */
  licence: v.optional(text),
  picture,
});

export function contributorEntry(people: readonly Person[]) {
  return v.strictObject({
    person: personOf(people),
    description: text,
    link: v.optional(v.strictObject({ label: text, url: webUrl })),
  });
}

export const donationEntry = v.strictObject({
  title: text,
  description: text,
  /** A wallet's address, for those who would rather copy it. */
  address: v.optional(text),
  action: text,
  url: webUrl,
  picture,
});

export const playgroundEntry = v.strictObject({
  title: text,
  description: text,
  picture,
  actions: v.pipe(
    v.array(v.strictObject({ label: text, href: webUrl })),
    v.minLength(1, 'expected at least one link'),
  ),
});

export type ShowcaseEntry = v.InferOutput<ReturnType<typeof showcaseEntry>>;
export type FontEntry = v.InferOutput<typeof fontEntry>;
export type ContributorEntry = v.InferOutput<ReturnType<typeof contributorEntry>>;
export type DonationEntry = v.InferOutput<typeof donationEntry>;
