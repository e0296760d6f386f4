/** The short order numbers that people use, for lists of things that belong to orders. */
export interface OrderNumbers {
  /** Unknown ids are left out. */
  numbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  idOf(number: string): Promise<string | undefined>;
}

/** The order number in a search, written `#1001` or `1001`; undefined if the search is something else. */
export const orderNumberIn = (search: string): string | undefined => /^#?(\d{1,15})$/.exec(search.trim())?.[1];
