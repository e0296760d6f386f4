/** The same whatever the order in which its fields were set. */
export const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A list as it is opened, or without any filter. */
export const nothingChosen = (filters: object, defaults: object = {}): boolean =>
  [asText({}), asText(defaults)].includes(asText(filters));
