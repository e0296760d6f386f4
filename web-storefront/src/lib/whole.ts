export const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** What was typed into a field for a whole number; not a number where it is none. */
export const wholeOf = (typed: string): number => (/^-?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);
