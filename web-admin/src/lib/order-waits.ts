import { type OrderState, waitingStates } from '#contract/vocabulary.ts';

/** What an order may be beside its state, and the filter for it: somebody waits for something. */
export const orderMarks = [
  { filter: 'waitsForHouse', label: 'Bakılmayı bekleyen' },
  { filter: 'late', label: 'Geciken' },
  { filter: 'disputed', label: 'İtiraz edilen' },
  { filter: 'unproven', label: 'Kanıtsız biten' },
  { filter: 'boosterRequested', label: 'Başka booster istenen' },
  { filter: 'accountRequested', label: 'Başka hesap istenen' },
  { filter: 'rankDiffers', label: 'Basamak farkı' },
] as const;

/** Whether a filter leaves only orders that wait: who has waited longest comes first then. */
export const ordersWait = (filter: Readonly<Record<string, unknown>>): boolean => {
  const states = [filter['state'] ?? []].flat() as OrderState[];
  return (
    orderMarks.some((mark) => filter[mark.filter] === true) ||
    (states.length > 0 && states.every((state) => waitingStates.includes(state)))
  );
};
