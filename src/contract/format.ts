import type { MoneyJson } from '../kernel/money.ts';

const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1.234,50 ₺`, with a no-break space and, where it is negative, a minus sign (guide.md, Principles 4). */
export const formatMoney = (money: MoneyJson): string =>
  `${money.amount < 0 ? '−' : ''}${lira.format(Math.abs(money.amount) / 100)}\u00a0₺`;

/** Fills `{name}` in a sentence; money reads as money. */
export const fillIn = (sentence: string, params: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    return isMoney(value) ? formatMoney(value) : String(value ?? '');
  });

const isMoney = (value: unknown): value is MoneyJson =>
  typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'number';
