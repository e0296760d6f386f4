export const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The whole number that was typed into a field; NaN if it is none. */
export const wholeOf = (typed: string): number => (/^-?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);
