import type { CouponFault } from '#contract/pricing/schemas.ts';
import { couponFile } from '#contract/limits.ts';
import { resourceMessages } from '#contract/console/lists.tr.ts';
import type { CouponPreview } from '../../lib/records.ts';
import { formatMoney } from '#contract/format.ts';
import type { Label } from '#contract/order/words.tr.ts';
import { discountOf, servicesOf, windowOf } from './coupon-words.ts';

export type JudgedLine = CouponPreview['lines'][number];

export const verdictLabels: Readonly<Record<JudgedLine['verdict'], Label>> = {
  new: { label: 'Eklenecek', tone: 'ok' },
  repeated: { label: 'Yukarıda da var', tone: 'warn' },
  known: { label: 'Kod alınmış', tone: 'warn' },
  unreadable: { label: 'Hatalı', tone: 'bad' },
};

const { fields } = resourceMessages.coupons;
const amount = '1.234,50 gibi bir tutar yaz';
const day = '22.11.2026 gibi bir gün yaz';
const count = '1–1.000.000 arası bir sayı yaz';
const faultWords: Readonly<Record<CouponFault, string>> = {
  code: `${fields.code}: A–Z harfleri, rakam ve tire; 3–24 karakter`,
  discount: `${fields.discount}: %1–%100 ya da sıfırdan büyük bir tutar yaz`,
  'one-discount': `${fields.percent} ile ${fields.discount} sütunlarından yalnız birini doldur`,
  validFrom: `${fields.validFrom}: ${day}`,
  validUntil: `${fields.validUntil}: ${day}`,
  window: 'Bitiş, başlangıçtan önce',
  minimumTotal: `${fields.minimumTotal}: ${amount}`,
  maximumDiscount: `${fields.maximumDiscount}: ${amount}`,
  services: `${fields.services}: bilinmeyen hizmet`,
  totalUses: `${fields.totalUses}: ${count}`,
  usesPerCustomer: `${fields.usesPerCustomer}: ${count}`,
  cells: 'Sütunlardan çok hücre var',
};

/** The faults of a line, or a description of its coupon. */
export function wordsOf({ faults, coupon }: JudgedLine): string {
  if (!coupon) return faults.map((fault) => faultWords[fault]).join('. ');
  const { minimumTotal, maximumDiscount, totalUses, usesPerCustomer } = coupon;
  return [
    discountOf(coupon),
    windowOf(coupon),
    minimumTotal && `en az ${formatMoney(minimumTotal)} sipariş`,
    maximumDiscount && `en çok ${formatMoney(maximumDiscount)} indirim`,
    coupon.services.length > 0 && servicesOf(coupon),
    totalUses !== null && `toplam ${totalUses} kullanım`,
    usesPerCustomer !== null && `kişi başı ${usesPerCustomer}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}

/** A CSV template: the columns, and an example coupon of each discount type. */
export const templateOf = (today: Date): string => {
  const begin = today.toLocaleDateString('tr-TR', {
    timeZone: 'Europe/Istanbul',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const rows = [
    couponFile.columns.map((column) => fields[column]),
    ['ORNEK-10', '10', '', begin, '', '', '150,00', '', '100', '1'],
    ['ORNEK-50', '', '50,00', begin, '', '200,00', '', 'kocluk', '', '1'],
  ];
  // the byte order mark makes Excel read it as UTF-8
  return `\uFEFF${rows.map((row) => `${row.join(';')}\r\n`).join('')}`;
};
