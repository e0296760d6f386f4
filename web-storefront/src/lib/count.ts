const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** `1,5`, `7`: parts of a rung are halves and tenths at most. */
export const formatCount = (count: number): string => numbers.format(count);
