import type { SettingName } from '#contract/settings/words.tr.ts';
import { formatMoney } from '#contract/format.ts';
import type { AdminSettings } from '../../lib/records.ts';

export type Values = AdminSettings['values'];

interface Field {
  readonly name: SettingName;
  readonly label: string;
  /** The unit after the number. */
  readonly unit?: string;
  readonly help: string;
  readonly kind: 'number' | 'money' | 'line' | 'text';
  /** The setting must have a value. */
  readonly needed?: true;
}

interface Group {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** All settings in the page's order. */
export const groups: readonly Group[] = [
  {
    title: 'Kampanya',
    fields: [
      {
        name: 'promotionalCode',
        label: 'Kampanya kodu',
        help: 'Vitrin her hesaplamada bu kuponu gönderir. Boşsa kampanya yoktur; kuponun süresi bitince kendiliğinden kalkar.',
        kind: 'line',
      },
    ],
  },
  {
    title: 'Mesajlar',
    fields: [
      {
        name: 'messageAttempts',
        label: 'Mesaj sayısı',
        unit: 'mesaj',
        help: 'Bir kişinin bir sohbette, bir destek talebinde ya da iletişim formunda en çok yazabileceği.',
        kind: 'number',
        needed: true,
      },
      {
        name: 'messageMinutes',
        label: 'Süre',
        unit: 'dakika',
        help: 'Mesaj sayısı bu süreye göre sayılır.',
        kind: 'number',
        needed: true,
      },
    ],
  },
  {
    title: 'Siparişler',
    fields: [
      {
        name: 'closesAfterHours',
        label: 'Kendiliğinden onay',
        unit: 'saat',
        help: 'Biten siparişi müşteri bu süre içinde onaylamazsa sipariş kapanır. Bitmiş siparişlerin süresi değişmez.',
        kind: 'number',
        needed: true,
      },
      {
        name: 'minimumOrder',
        label: 'En düşük sipariş tutarı',
        help: 'Kupondan önceki tutar bunun altında kalırsa özete bir satır eklenir ve tutar buna tamamlanır.',
        kind: 'money',
        needed: true,
      },
      {
        name: 'cardMinimum',
        label: 'Siparişe kartla en az ödeme',
        help: 'Ödeme kuruluşunun karttan çekebildiği en küçük tutar. Bakiye yükleme sınırlarını değiştirmez.',
        kind: 'money',
        needed: true,
      },
      {
        name: 'minimumPayout',
        label: 'En düşük para çekme',
        help: 'Booster’ın isteyebileceği en küçük tutar. Personel daha azını da ödeyebilir.',
        kind: 'money',
        needed: true,
      },
      {
        name: 'minimumTip',
        label: 'En düşük bahşiş',
        help: 'Müşterinin booster’a verebileceği en küçük bahşiş.',
        kind: 'money',
        needed: true,
      },
    ],
  },
  {
    title: 'Elle para hareketi',
    fields: [
      {
        name: 'secondAdminAbove',
        label: 'İkinci yönetici sınırı',
        help: 'Bir kişinin aynı kullanıcı için aynı işlemle 24 saatte tek başına hareket ettirebileceği tutar. Boşsa onay istenmez. Yükseltilir ya da kaldırılırsa eskisi bir süre daha geçerli kalır.',
        kind: 'money',
      },
      {
        name: 'approvalDays',
        label: 'Onay isteğinin süresi',
        unit: 'gün',
        help: 'Bu süre içinde karar verilmeyen istek düşer.',
        kind: 'number',
        needed: true,
      },
    ],
  },
  {
    title: 'İletişim bilgileri',
    fields: [
      {
        name: 'contactMail',
        label: 'E-posta',
        help: 'İletişim formu buraya gelir; iletişim sayfasında görünür.',
        kind: 'line',
        needed: true,
      },
      { name: 'contactPhone', label: 'Telefon', help: 'Örneğin +90 212 555 00 00. Boşsa görünmez.', kind: 'line' },
      {
        name: 'whatsapp',
        label: 'WhatsApp bağlantısı',
        help: 'https://wa.me/ ile başlar. Boşsa görünmez.',
        kind: 'line',
      },
      {
        name: 'discord',
        label: 'Discord bağlantısı',
        help: 'https://discord.gg/ ile başlar. Boşsa görünmez.',
        kind: 'line',
      },
      {
        name: 'workingHours',
        label: 'Çalışma saatleri',
        help: 'Örneğin her gün 10.00–24.00. Boşsa görünmez.',
        kind: 'line',
      },
      { name: 'address', label: 'Adres', help: 'Boşsa görünmez.', kind: 'text' },
    ],
  },
];

export const fields: readonly Field[] = groups.flatMap((group) => group.fields);
export type { Field };

/** A value with its unit; `yok` for an empty one. */
export function valueText({ unit }: Field, value: Values[SettingName] | undefined): string {
  if (value === null || value === undefined || value === '') return 'yok';
  if (typeof value === 'object') return formatMoney(value);
  return unit ? `${value} ${unit}` : String(value);
}

/** An emptied form field means null. */
const given = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : (value ?? null));

/** The form's values that differ from the settings. */
export const changesIn = (form: Partial<Values>, values: Values): Partial<Values> =>
  Object.fromEntries(
    fields
      .map(({ name }) => [name, given(form[name])] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(values[name])),
  );
