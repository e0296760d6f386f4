import { formatMoney } from '#contract/format.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';

export { formatMoney };

const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholeLira = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

const NBSP = '\u00a0';
const MINUS = '\u2212';

const signed = (amount: number, text: string) => (amount < 0 ? MINUS + text : text);

/** The number alone, where the lira sign is placed separately. */
export const formatLira = (kurus: number): string => signed(kurus, lira.format(Math.abs(kurus) / 100));

/** `+1.234,50 ₺` or `−75,00 ₺`: the amount of a posting. */
export const formatSigned = (money: MoneyJson): string => (money.amount > 0 ? '+' : '') + formatMoney(money);

/** `1.000 ₺`, for presets. */
export const formatWholeLira = (amount: number): string => `${wholeLira.format(amount)}${NBSP}₺`;

/** For screen readers: `1.234,50 lira`. */
export const sayMoney = ({ amount }: MoneyJson): string => `${formatLira(amount)} lira`;

export { parseLira } from '#contract/format.ts';

export const tryOf = (kurus: number): MoneyJson => ({ amount: kurus, currency: 'TRY' });
