// For the console: the rules of price books without their schemas; the server uses the same rules.
export * from '../../kernel/price-book.ts';

export const priceBookStates = ['current', 'scheduled', 'past', 'cancelled'] as const;
export type PriceBookState = (typeof priceBookStates)[number];

/** Length of the reason for new prices, in characters. */
export const priceReason = { least: 3, most: 500 } as const;
