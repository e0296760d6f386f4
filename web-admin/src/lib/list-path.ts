/** The address of a list that shows what a filter leaves, with the filter's fields in sight. */
export function listPath(resource: string, filter: Readonly<Record<string, unknown>>): string {
  const displayed = Object.fromEntries(Object.keys(filter).map((field) => [field, true]));
  const query = new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(displayed) });
  return `/${resource}?${query.toString()}`;
}
