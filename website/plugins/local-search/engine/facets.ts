/** Facet filters in the form of the hosted service: all filters of a list must hold. */

/** `attribute:value`, `attribute:-value` for its opposite, or a list of which one must hold. */
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
