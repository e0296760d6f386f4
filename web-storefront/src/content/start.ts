import type { Service } from '#contract/vocabulary.ts';

/**
 * The latest start of an order (specification §1). For an order that needs an account, the time begins when the account
 * is added.
 */
export const AT_THE_LATEST = 'en geç 3 saat içinde';

export const startsWithin = ({ accountNeeded, kind }: Service, waits = true): string =>
  waits && accountNeeded
    ? `${kind === 'duo' ? 'Riot ID' : 'Hesap'} eklenince ${AT_THE_LATEST}`
    : AT_THE_LATEST.replace('e', 'E');
