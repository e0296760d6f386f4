/** A surcharge: `+%25`, or that there is none. Turkish writes the sign before the number. */
export const percentLabel = (percent: number): string => (percent === 0 ? 'Ücretsiz' : `+%${percent}`);
