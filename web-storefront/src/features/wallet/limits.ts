import type { MoneyJson } from '#contract/vocabulary.ts';
import { priceTermDefaults, topUpRange } from '#contract/limits.ts';
import { tryOf } from '../../lib/money.ts';
import { useCatalog } from '../catalog.ts';

export interface AmountLimits {
  readonly minimum: MoneyJson;
  readonly maximum: MoneyJson;
}

/** The limits of a top-up; the defaults until the catalogue is loaded. */
export const useTopUpLimits = (): AmountLimits => useCatalog().data?.settings.topUp ?? topUpRange;

/** The settings for prices; the defaults until the catalogue is loaded. */
export const usePriceTerms = () => useCatalog().data?.settings.prices ?? priceTermDefaults;

export const useCardMinimum = (): MoneyJson => usePriceTerms().cardMinimum;

/** The limits of a card payment that places an order. */
export const orderLimits = (price: MoneyJson, minimum: MoneyJson, loading: AmountLimits): AmountLimits => ({
  minimum,
  maximum: tryOf(Math.max(loading.maximum.amount, Math.ceil(price.amount / 100) * 100)),
});
