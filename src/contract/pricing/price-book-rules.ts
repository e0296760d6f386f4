// What the console knows of price books without their schemas: the same rules that the server refuses by.
export * from '../../kernel/price-book.ts';

export const priceBookStates = ['current', 'scheduled', 'past', 'cancelled'] as const;
export type PriceBookState = (typeof priceBookStates)[number];

/** Why prices change, in characters. */
export const priceReason = { least: 3, most: 500 } as const;
