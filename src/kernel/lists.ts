/**
 * A page of a list, and how many rows the whole list has. `atLeast` means that counting stopped early: there may be
 * more rows.
 */
export interface Listed<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly atLeast: boolean;
}

/** The page that is asked for, in the list's own order. */
export interface Part {
  readonly from: number;
  readonly limit: number;
  readonly descending: boolean;
}

/** The page that is asked for, sorted by one of the list's fields. */
export interface SortedPart<Field extends string> {
  readonly from: number;
  readonly limit: number;
  readonly sort: { readonly field: Field; readonly descending: boolean };
}
