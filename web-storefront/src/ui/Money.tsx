import type { MoneyJson } from '#contract/vocabulary.ts';
import { formatLira, formatMoney } from '../lib/money.ts';

export function Money({ value, className = '' }: { value: MoneyJson; className?: string }) {
  return <span className={`num nowrap ${className}`}>{formatMoney(value)}</span>;
}

/** A price: large digits, a small lira sign. */
export function Price({ value }: { value: MoneyJson }) {
  return (
    <>
      {formatLira(value.amount)}
      {'\u00a0'}
      <small>₺</small>
    </>
  );
}
