/** Names of so many of the migrations that the baseline replaced, as far as their order and number matter. */
export const beforeBaseline = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, nth) => `Migration202611${20 + Math.floor(nth / 20)}1200${String(nth % 60).padStart(2, '0')}_old`,
  );
