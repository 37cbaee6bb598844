/** The calls of Algolia's client, as far as the search of a site makes them. */
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

/** `client.search([…])` and `client.search({ requests: […] })` mean the same. */
const searchSchema = v.union([
  v.array(requestSchema),
  v.pipe(
    v.object({ requests: v.array(requestSchema) }),
    v.transform(({ requests }) => requests),
  ),
]);

export type SearchRequest = v.InferOutput<typeof requestSchema>;

/** @throws ValiError when the call has none of the forms of Algolia's client. */
export const parseSearch = (value: unknown): SearchRequest[] => v.parse(searchSchema, value);

/**
 * A facet filter in the form of the hosted service, which demands all filters of a list:
 * `attribute:value`, `attribute:-value` for its opposite, or a list of which one must hold.
 */
export type FacetFilter = string | readonly string[];

/** Values of a record by attribute. */
export type Facets = Readonly<Record<string, string | undefined>>;

export function matchesFacets(facets: Facets, filters: readonly FacetFilter[]): boolean {
  return filters.every((filter) =>
    typeof filter === 'string'
      ? matchesFilter(facets, filter)
      : filter.length === 0 || filter.some((alternative) => matchesFilter(facets, alternative)),
  );
}

function matchesFilter(facets: Facets, filter: string): boolean {
  const separator = filter.indexOf(':');
  const attribute = filter.slice(0, separator);
  const value = filter.slice(separator + 1);
  return value.startsWith('-') ? facets[attribute] !== value.slice(1) : facets[attribute] === value;
}
