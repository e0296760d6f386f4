import type { Service } from '#contract/vocabulary.ts';

/** When an order starts at the latest (specification §1). One that needs an account looks for a booster once it has one. */
export const AT_THE_LATEST = 'en geç 3 saat içinde';

export const startsWithin = ({ accountNeeded, kind }: Service, waits = true): string =>
  waits && accountNeeded
    ? `${kind === 'duo' ? 'Riot ID' : 'Hesap'} eklenince ${AT_THE_LATEST}`
    : AT_THE_LATEST.replace('e', 'E');
