/** Serialized with sorted keys, so that the order of fields does not matter. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** True if the filter is the list's default filter, or if there is no filter. */
export const nothingChosen = (filters: object, defaults: object = {}): boolean =>
  [asText({}), asText(defaults)].includes(asText(filters));
