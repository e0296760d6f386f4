/** Names for the first `count` migrations that the baseline replaced. Only their order and number are real. */
export const beforeBaseline = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, nth) => `Migration202611${20 + Math.floor(nth / 20)}1200${String(nth % 60).padStart(2, '0')}_old`,
  );
