import { formatLira, formatMoney } from '#contract/format.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';

export { formatLira, formatMoney, formatWholeLira, parseLira } from '#contract/format.ts';

/** `+1.234,50 ₺` or `−75,00 ₺`: the amount of a posting. */
export const formatSigned = (money: MoneyJson): string => (money.amount > 0 ? '+' : '') + formatMoney(money);

/** For screen readers: `1.234,50 lira`. */
export const sayMoney = ({ amount }: MoneyJson): string => `${formatLira(amount)} lira`;

export const tryOf = (kurus: number): MoneyJson => ({ amount: kurus, currency: 'TRY' });
