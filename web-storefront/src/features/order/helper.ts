import { serviceOf } from '#contract/vocabulary.ts';
import type { Order } from './describe.ts';

/** Who does the work, as their customer calls them, with the endings that sentences give the word. */
const booster = {
  name: 'booster',
  /** Of them; also who is yours. */
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

/** Whether who does the work logs in with the customer's account; in a duo the customer plays, and only their name there is asked. */
export const givesLogin = ({ draft }: Pick<Order, 'draft'>): boolean => {
  const { accountNeeded, kind } = serviceOf(draft.service);
  return accountNeeded && kind !== 'duo';
};

export const helperOf = (order: Pick<Order, 'draft'>): typeof booster => (isLesson(order) ? coach : booster);

/** As a sentence begins. */
export const capital = (word: string): string => word.slice(0, 1).toLocaleUpperCase('tr') + word.slice(1);
