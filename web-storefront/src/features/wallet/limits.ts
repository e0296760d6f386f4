import type { MoneyJson } from '#contract/vocabulary.ts';
import { priceTermDefaults, topUpRange } from '#contract/limits.ts';
import { tryOf } from '../../lib/money.ts';
import { useCatalog } from '../catalog.ts';

export interface AmountLimits {
  readonly minimum: MoneyJson;
  readonly maximum: MoneyJson;
}

/** What loading a balance may be; the usual limits until the catalogue has said them. */
export const useTopUpLimits = (): AmountLimits => useCatalog().data?.settings.topUp ?? topUpRange;

/** The settings about prices, the same way. */
export const usePriceTerms = () => useCatalog().data?.settings.prices ?? priceTermDefaults;

export const useCardMinimum = (): MoneyJson => usePriceTerms().cardMinimum;

/** What a card payment that places an order may be. */
export const orderLimits = (price: MoneyJson, minimum: MoneyJson, loading: AmountLimits): AmountLimits => ({
  minimum,
  maximum: tryOf(Math.max(loading.maximum.amount, Math.ceil(price.amount / 100) * 100)),
});
