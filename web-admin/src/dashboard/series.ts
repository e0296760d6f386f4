export interface Series {
  readonly label: string;
  /** One for each day; null where nothing was measured. */
  readonly values: readonly (number | null)[];
}

/** Something of each day, as a chart and as a table. */
export interface OfDays {
  readonly title: string;
  readonly days: readonly string[];
  readonly series: readonly Series[];
  /** As the table says a value. */
  readonly format: (value: number) => string;
}
