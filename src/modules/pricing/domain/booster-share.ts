import type { Money } from '#kernel/money.ts';

/** A whole in two: the booster's part is rounded half away from zero to a kuruş, the house has the rest. */
export const boosterShare = (whole: Money, percent: number): { readonly booster: Money; readonly house: Money } => {
  const booster = whole.percent(percent);
  return { booster, house: whole.minus(booster) };
};
