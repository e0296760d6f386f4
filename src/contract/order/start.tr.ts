import { startsWithinHours } from '../../kernel/order-times.ts';

/** The promised start as a figure. */
export const startPromise = `${startsWithinHours} saat`;

/**
 * The latest start of an order (specification §1). For an order that needs an account, the time begins when the account
 * is added.
 */
export const atTheLatest = `en geç ${startPromise} içinde`;
/** {@link atTheLatest} at the beginning of a sentence. */
export const AtTheLatest = atTheLatest.replace('e', 'E');
