import type { MoneyJson } from '../kernel/money.ts';

/** Without `Intl`, whose first use in a page takes as long as a tenth of all its scripts (docs/decisions/0102). */
const grouped = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** `1.234,50`: the number alone. A negative amount begins with a typographic minus. */
export function formatLira(kurus: number): string {
  const amount = Math.round(Math.abs(kurus));
  const fraction = String(amount % 100).padStart(2, '0');
  return `${kurus < 0 ? '−' : ''}${grouped(Math.floor(amount / 100))},${fraction}`;
}

/** `1.234,50 ₺`, with a no-break space. */
export const formatMoney = ({ amount }: MoneyJson): string => `${formatLira(amount)}\u00a0₺`;

/** `1.000 ₺`, for presets. */
export const formatWholeLira = (lira: number): string => `${grouped(lira)}\u00a0₺`;

/** Fills `{name}` in a sentence; amounts of money are formatted. */
export const fillIn = (sentence: string, params: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (isMoney(value)) return formatMoney(value);
    if (typeof value === 'number' && name.endsWith('Seconds')) return formatWait(value);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });

/** A waiting time, rounded up: `45 saniye`, `15 dakika`, `3 saat`. */
const formatWait = (seconds: number): string => {
  if (seconds < 100) return `${seconds} saniye`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} dakika` : `${Math.ceil(minutes / 60)} saat`;
};

const isMoney = (value: unknown): value is MoneyJson =>
  typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'number';

/** `TR33 0006 1005 …`: in groups of four. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/**
 * Parses a typed amount of lira (`1.500`, `1500,5`, `905`) into kuruş; null if it is not an amount. A dot separates thousands
 * only if three digits follow it.
 */
export function parseLira(text: string): number | null {
  const compact = text.replace(/[\s₺]/g, '').replace(/\.(?=\d{3}(\D|$))/g, '');
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(compact);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The word joiner: prevents a line break between two characters. */
const JOINER = '\u2060';

/** Prevents a line break between a minus and its percentage: `Kupon −%10`. */
export const heldTogether = (label: string): string => label.replace('−%', `−${JOINER}%`);

/** The duration of an order: `yaklaşık 8 saat`, `3–5 saat`, `1–2 gün`. Longer than a day is told in days, the end rounded up. */
export function formatEstimate({ minHours, maxHours }: { minHours: number; maxHours: number }): string {
  const inDays = maxHours > 24;
  const least = Math.max(1, Math.round(inDays ? minHours / 24 : minHours));
  const most = Math.max(least, inDays ? Math.ceil(maxHours / 24) : Math.round(maxHours));
  const unit = inDays ? 'gün' : 'saat';
  return least === most ? `yaklaşık ${most} ${unit}` : `${least}${JOINER}–${JOINER}${most} ${unit}`;
}
