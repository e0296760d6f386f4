/** More columns or points than these nobody tells apart. */
export const mostColumns = 92;

/** How many days a column or a point of a chart stands for: of a long time seven. */
export const spanOf = (days: number): number => (days <= mostColumns ? 1 : 7);

/** On which of so many days each begins, back from the last: the first of them may be shorter. */
export const spanStarts = (days: number): readonly number[] => {
  const starts = Array.from({ length: days }, (_, index) => index).filter(
    (index) => (days - index) % spanOf(days) === 0,
  );
  return starts[0] === 0 ? starts : [0, ...starts];
};
