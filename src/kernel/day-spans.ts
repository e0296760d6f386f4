/** The most columns or points of a chart that people can tell apart. */
export const mostColumns = 92;

/** Days per column or point of a chart: 1, or 7 for a long period. */
export const spanOf = (days: number): number => (days <= mostColumns ? 1 : 7);

/**
 * The index of the day on which each column begins. Columns are counted back from the last day, so the first column may be
 * shorter.
 */
export const spanStarts = (days: number): readonly number[] => {
  const starts = Array.from({ length: days }, (_, index) => index).filter(
    (index) => (days - index) % spanOf(days) === 0,
  );
  return starts[0] === 0 ? starts : [0, ...starts];
};
