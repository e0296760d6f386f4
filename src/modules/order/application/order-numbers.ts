/** The short numbers that people say, for lists of what is about orders. */
export interface OrderNumbers {
  /** Unknown ids are left out. */
  numbersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  idOf(number: string): Promise<string | undefined>;
}
