/** What the search interface asks: the calls of Algolia's client, as far as a site's search goes. */
import * as v from 'valibot';

const filterSchema = v.union([v.string(), v.array(v.string())]);

const parametersSchema = v.object({
  query: v.optional(v.string(), ''),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  hitsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 20),
  facetFilters: v.optional(
    v.pipe(
      v.union([v.string(), v.array(filterSchema)]),
      v.transform((filters) => (typeof filters === 'string' ? [filters] : filters)),
    ),
    [],
  ),
  facets: v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((facets) => (typeof facets === 'string' ? [facets] : facets)),
    ),
    [],
  ),
  attributesToRetrieve: v.optional(v.array(v.string()), ['*']),
  attributesToHighlight: v.optional(v.array(v.string()), ['*']),
  attributesToSnippet: v.optional(v.array(v.string()), []),
  highlightPreTag: v.optional(v.string(), '<span class="algolia-docsearch-suggestion--highlight">'),
  highlightPostTag: v.optional(v.string(), '</span>'),
  snippetEllipsisText: v.optional(v.string(), '…'),
});

/** A request carries its parameters beside the index name or in a record of their own. */
const requestSchema = v.pipe(
  v.looseObject({ indexName: v.string(), params: v.optional(v.looseObject({})) }),
  v.transform(({ indexName, params, ...rest }) => ({ indexName, ...rest, ...params })),
  v.object({ indexName: v.string(), ...parametersSchema.entries }),
);

/** `client.search([…])` and `client.search({ requests: […] })` ask the same. */
const searchSchema = v.union([
  v.array(requestSchema),
  v.pipe(
    v.object({ requests: v.array(requestSchema) }),
    v.transform(({ requests }) => requests),
  ),
]);

export type SearchRequest = v.InferOutput<typeof requestSchema>;

/** @throws ValiError when the call is none that the client knows. */
export const parseSearch = (value: unknown): SearchRequest[] => v.parse(searchSchema, value);
