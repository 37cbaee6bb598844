/** Schemas of what search engines require of the structured data on the site's pages. */
import * as v from 'valibot';

const address = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const words = v.pipe(v.string(), v.nonEmpty());
const context = v.literal('https://schema.org');
const person = v.looseObject({ '@type': v.literal('Person'), name: words, url: address });
const day = v.pipe(v.string(), v.isoTimestamp());

const posting = {
  '@type': v.literal('BlogPosting'),
  headline: v.pipe(words, v.maxLength(110)),
  author: v.union([person, v.array(person)]),
  datePublished: day,
  description: words,
  url: address,
  mainEntityOfPage: address,
};

/** https://developers.google.com/search/docs/appearance/structured-data/search-gallery */
export const structuredDataSchema = v.variant('@type', [
  v.looseObject({
    '@context': context,
    '@type': v.literal('BreadcrumbList'),
    itemListElement: v.pipe(
      v.array(
        v.looseObject({
          '@type': v.literal('ListItem'),
          position: v.pipe(v.number(), v.integer()),
          name: words,
          // The last item may lack its address: it is the page itself.
          item: v.optional(address),
        }),
      ),
      v.minLength(1),
      v.check(
        (items) => items.every(({ position }, index) => position === index + 1),
        'Positions count up from 1.',
      ),
    ),
  }),
  v.looseObject({ '@context': context, ...posting }),
  v.looseObject({
    '@context': context,
    '@type': v.literal('Blog'),
    '@id': address,
    headline: words,
    blogPost: v.array(v.looseObject(posting)),
  }),
  v.looseObject({
    '@context': context,
    '@type': v.literal('SoftwareSourceCode'),
    name: words,
    description: words,
    author: person,
    url: address,
    codeRepository: address,
    license: address,
    programmingLanguage: words,
  }),
  v.looseObject({
    '@context': context,
    '@type': v.literal('WebSite'),
    name: words,
    url: address,
    potentialAction: v.looseObject({
      '@type': v.literal('SearchAction'),
      target: v.looseObject({
        '@type': v.literal('EntryPoint'),
        urlTemplate: v.pipe(v.string(), v.regex(/^https:\/\/.+\?q=\{search_term_string\}$/)),
      }),
      'query-input': v.literal('required name=search_term_string'),
    }),
  }),
]);
