import { atTheLatest, AtTheLatest } from '#contract/order/start.tr.ts';
import type { Service } from '#contract/vocabulary.ts';

/** When an order of this service starts. An order that waits for its account has no date yet. */
export const startsWithin = ({ accountNeeded, kind }: Service, waits = true): string =>
  waits && accountNeeded ? `${kind === 'duo' ? 'Riot ID' : 'Hesap'} eklenince ${atTheLatest}` : AtTheLatest;
