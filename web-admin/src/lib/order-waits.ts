import { type OrderState, waitingStates } from '#contract/vocabulary.ts';

/** Conditions in which an order needs attention, whatever its state, with the filter for each. */
export const orderMarks = [
  { filter: 'waitsForStaff', label: 'Bakılmayı bekleyen' },
  { filter: 'late', label: 'Geciken' },
  { filter: 'disputed', label: 'İtiraz edilen' },
  { filter: 'unproven', label: 'Kanıtsız biten' },
  { filter: 'boosterRequested', label: 'Başka booster istenen' },
  { filter: 'accountRequested', label: 'Başka hesap istenen' },
  { filter: 'rankDiffers', label: 'Basamak farkı' },
] as const;

/** Whether a filter selects only waiting orders, which are listed oldest first. */
export const ordersWait = (filter: Readonly<Record<string, unknown>>): boolean => {
  const states = [filter['state'] ?? []].flat() as OrderState[];
  return (
    orderMarks.some((mark) => filter[mark.filter] === true) ||
    (states.length > 0 && states.every((state) => waitingStates.includes(state)))
  );
};
