/** A surcharge: `+%25`, or `Ücretsiz` for none. Turkish writes the percent sign before the number. */
export const percentLabel = (percent: number): string => (percent === 0 ? 'Ücretsiz' : `+%${percent}`);
