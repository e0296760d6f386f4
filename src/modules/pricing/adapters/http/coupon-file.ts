import { csvRecords } from '#contract/csv.ts';
import { parseLira } from '#contract/format.ts';
import { couponFile } from '#contract/limits.ts';
import { type CouponFault, couponFaults, NewCoupon } from '#contract/pricing/schemas.ts';
import { resourceMessages } from '#contract/console/lists.tr.ts';
import { services } from '#contract/vocabulary.ts';
import { DomainError } from '#kernel/refusal.ts';
import { couponCode } from '../../domain/coupon.ts';
import { isEmptyWindow } from '../../domain/coupon-change.ts';
import type { CouponLine } from '../../domain/coupon-lines.ts';
import { factsOf } from './coupon-wire.ts';

type Said = (typeof couponFile.columns)[number];
/** Columns of an export that an import ignores. */
const passedOver = ['used', 'createdAt', 'id'] as const;

const folded = (text: string): string => text.trim().toLocaleLowerCase('tr');
const names = resourceMessages.coupons.fields;
const columnsByName = new Map<string, Said | null>([
  ...couponFile.columns.map((column) => [folded(names[column]), column] as const),
  ...passedOver.map((column) => [folded(names[column]), null] as const),
]);

/**
 * Reads the coupons of a CSV text. Its columns have the names that an export uses, so an exported file can be imported
 * again.
 * @throws DomainError pricing.coupon_columns_missing, pricing.coupon_columns_unknown, pricing.coupon_lines_too_many
 */
export const couponLines = (text: string): readonly CouponLine<CouponFault>[] => {
  const [head, ...records] = csvRecords(text);
  const columns = columnsOf(head?.fields ?? []);
  if (records.length === 0) throw new DomainError('pricing.coupon_columns_missing');
  if (records.length > couponFile.most)
    throw new DomainError('pricing.coupon_lines_too_many', { most: couponFile.most, lines: records.length });
  return records.map(({ line, fields }) => lineOf(line, fields, columns));
};

const columnsOf = (head: readonly string[]): readonly (Said | null)[] => {
  const titles = head.map(folded);
  // spreadsheet programs may leave empty columns at the end
  while (titles.at(-1) === '') titles.pop();
  if (!titles.some((title) => columnsByName.has(title))) throw new DomainError('pricing.coupon_columns_missing');
  const unknown = titles.filter((title, at) => !columnsByName.has(title) || titles.indexOf(title) < at);
  if (unknown.length > 0)
    throw new DomainError('pricing.coupon_columns_unknown', { columns: shown(unknown.map((title) => title || '–')) });
  const columns = titles.map((title) => columnsByName.get(title) ?? null);
  if (!columns.includes('code') || !(columns.includes('percent') || columns.includes('discount')))
    throw new DomainError('pricing.coupon_columns_missing');
  return columns;
};

/** The file's column names for an error message, shortened: at most ten, of at most 40 characters each. */
const shown = (titles: readonly string[]): string =>
  titles
    .map((title) => title.slice(0, 40))
    .slice(0, 10)
    .join(', ');

const lineOf = (
  number: number,
  fields: readonly string[],
  columns: readonly (Said | null)[],
): CouponLine<CouponFault> => {
  const cells = new Map(columns.map((column, at) => [column, (fields[at] ?? '').trim()]));
  const typed = (column: Said): string => cells.get(column) ?? '';
  const coupon = NewCoupon.safeParse({
    code: typed('code'),
    discount: typed('percent')
      ? { type: 'percent', percent: whole(typed('percent').replace('%', '').trim()) }
      : { type: 'amount', amount: money(typed('discount')) },
    validFrom: firstMoment(typed('validFrom')),
    validUntil: lastMoment(typed('validUntil')),
    minimumTotal: money(typed('minimumTotal')),
    maximumDiscount: money(typed('maximumDiscount')),
    services: servicesOf(typed('services')),
    totalUses: whole(typed('totalUses')),
    usesPerCustomer: whole(typed('usesPerCustomer')),
  });
  const facts = coupon.success ? factsOf(coupon.data) : null;
  const faults = new Set(coupon.error?.issues.map(({ path }) => couponFaults.find((fault) => fault === path[0])));
  if (Boolean(typed('percent')) === Boolean(typed('discount'))) faults.add('one-discount').delete('discount');
  if (facts && isEmptyWindow(facts)) faults.add('window');
  if (fields.slice(columns.length).some((field) => field.trim() !== '')) faults.add('cells');
  const code = couponCode(typed('code')).slice(0, 40);
  const found = couponFaults.filter((fault) => faults.has(fault));
  return { number, code, faults: found, coupon: facts && found.length === 0 ? { ...facts, code } : null };
};

// A value that can't be parsed is replaced by one that the contract's schema refuses, so that the schema reports the
// error.
const unreadable = '?';
const whole = (text: string) => (text === '' ? null : /^\d{1,7}$/.test(text) ? Number(text) : unreadable);
const money = (text: string) => {
  if (text === '') return null;
  const amount = parseLira(text.replace(/\s*TL$/i, ''));
  return amount === null ? unreadable : { amount, currency: 'TRY' };
};
const servicesOf = (text: string): readonly string[] =>
  text
    .split(/[,;]/)
    .map(folded)
    .filter((name) => name !== '')
    .map((name) => services.find(({ id, title }) => id === name || folded(title) === name)?.id ?? unreadable);

const aDay = 86_400_000;
/** A date without a time counts from its first moment (`validFrom`) or to its end (`validUntil`). */
const firstMoment = (text: string) => momentOf(text, 0);
const lastMoment = (text: string) => momentOf(text, aDay);

/**
 * `22.11.2026 14:05:09` or `2026-11-22T14:05:09Z`, in Istanbul's time if no zone is given. The time may be left out.
 */
const momentOf = (text: string, ofDay: number) => {
  if (text === '') return null;
  const turkish = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s+(.+))?$/.exec(text);
  const [, year = '', month = '', day = '', time] = turkish
    ? [text, turkish[3], turkish[2]?.padStart(2, '0'), turkish[1]?.padStart(2, '0'), turkish[4]]
    : (/^(\d{4})-(\d\d)-(\d\d)(?:[T\s]+(.+))?$/.exec(text) ?? []);
  const date = `${year}-${month}-${day}`;
  const clock = /^(\d{1,2})[:.](\d\d)(?:[:.](\d\d)(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/.exec(time ?? '00:00');
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // Date.parse would accept the 31st of February
  if (!clock || Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(date)) return unreadable;
  const [, hour = '', minute = '', second = '00', rest = '', zone = '+03:00'] = clock;
  const at = Date.parse(`${date}T${hour.padStart(2, '0')}:${minute}:${second}${rest}${zone}`);
  return Number.isNaN(at) ? unreadable : new Date(at + (time === undefined ? ofDay : 0)).toISOString();
};
