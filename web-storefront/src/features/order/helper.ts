import { serviceOf } from '#contract/vocabulary.ts';
import type { Order } from './describe.ts';

/** The customer's word for the person who does the work (booster or coach), with its Turkish case endings. */
const booster = {
  name: 'booster',
  /** Genitive; also for "your booster's". */
  of: 'booster’ın',
  whom: 'booster’ı',
  to: 'booster’a',
  toYours: 'booster’ına',
  with: 'booster’la',
};
const coach: typeof booster = {
  name: 'koç',
  of: 'koçun',
  whom: 'koçu',
  to: 'koça',
  toYours: 'koçuna',
  with: 'koçla',
};

export const isLesson = ({ draft }: Pick<Order, 'draft'>): boolean => draft.service === 'kocluk';

/**
 * Whether the booster logs in to the customer's account. In a duo the customer plays, so only the account's name is
 * needed.
 */
export const givesLogin = ({ draft }: Pick<Order, 'draft'>): boolean => {
  const { accountNeeded, kind } = serviceOf(draft.service);
  return accountNeeded && kind !== 'duo';
};

/** Whether the order waits for its account, which is the customer's next step. */
export const awaitsAccount = ({ state, gameAccount }: Pick<Order, 'state' | 'gameAccount'>): boolean =>
  state === 'waiting' && gameAccount === null;

export const helperOf = (order: Pick<Order, 'draft'>): typeof booster => (isLesson(order) ? coach : booster);

/** With a capital first letter, for the start of a sentence. */
export const capital = (word: string): string => word.slice(0, 1).toLocaleUpperCase('tr') + word.slice(1);
