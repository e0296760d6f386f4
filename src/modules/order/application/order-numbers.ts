/** The short numbers that people say, for lists of what is about orders. */
export interface OrderNumbers {
  /** Unknown ids are left out. */
  numbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  idOf(number: string): Promise<string | undefined>;
}

/** The number of an order that a search may mean: `#1001` or `1001`. */
export const orderNumberIn = (search: string): string | undefined => /^#?(\d{1,15})$/.exec(search.trim())?.[1];
