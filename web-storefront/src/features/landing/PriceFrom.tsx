import type { MoneyJson, Service } from '#contract/vocabulary.ts';
import { formatMoney } from '../../lib/money.ts';
import { useShowcase } from '../showcase.ts';

/** The price of the smallest order. If the price is unknown, the text states instead whether an account is needed. */
export function PriceFrom({ service: { id, kind, accountNeeded } }: { service: Service }) {
  const least = useShowcase().data?.priceFrom[id];
  if (!least) return accountNeeded ? 'Hesap gerekir' : 'Hesap gerekmez';
  return fromText(kind, least);
}

export const fromText = (kind: Service['kind'], least: MoneyJson): string =>
  `${kind === 'coaching' ? 'saati ' : ''}${formatMoney(least)}’dan`;
