import { formatMoney } from '#contract/format.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../lib/time.ts';
import {
  applicationStateLabels,
  deviceStateLabels,
  type Label,
  orderStateLabels,
  payoutStateLabels,
  reportStateLabels,
  stockStateLabels,
  roleLabels,
  topUpStateLabels,
  userStatusLabels,
} from '../../lib/words.ts';

/** What a field is called on its own pages, by its JSON pointer; where it has no name there, by its own. */
export function useFieldLabel(resource: string): (path: string) => string {
  const translate = useTranslate();
  return (path) => {
    const name = path.slice(1);
    if (name === '') return 'Yeni kayıt';
    const [field = name] = name.split('/');
    const label = translate(`resources.${resource}.fields.${field}`, {
      _: translate(`audit.fields.${field}`, { _: '' }),
    });
    return label === '' ? name : label;
  };
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const isMoney = (value: object): value is MoneyJson => 'amount' in value && 'currency' in value;

const labelsOf = (...tables: readonly Readonly<Record<string, string | Label>>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tables.flatMap((table) =>
      Object.entries(table).map(([word, label]) => [word, typeof label === 'string' ? label : label.label]),
    ),
  );
const decisions = { add: 'Ekle', remove: 'Çıkar', paid: 'Ödendi', refused: 'Reddedildi', upheld: 'Haklı bulundu' };
/** The words of a resource's states. */
const wordsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: labelsOf(orderStateLabels, { uphold: 'Geri gönder', refund: 'İade et', reject: 'Reddet' }),
  users: labelsOf(userStatusLabels, roleLabels, decisions),
  payouts: labelsOf(payoutStateLabels, decisions),
  'top-ups': labelsOf(topUpStateLabels),
  reports: labelsOf(reportStateLabels, decisions),
  devices: labelsOf(deviceStateLabels),
  'booster-applications': labelsOf(applicationStateLabels),
  'stock-accounts': labelsOf(stockStateLabels),
  tickets: { open: 'Açık', closed: 'Kapalı', trash: 'Çöpte' },
};

/** A value of a record, readable: amounts, moments, yes and no; of a record its fields. */
export function written(value: unknown, resource = ''): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'string')
    return moment.test(value) ? formatMoment(value) : (wordsOf[resource]?.[value] ?? value);
  if (typeof value === 'number') return value.toLocaleString('tr');
  if (typeof value !== 'object') return '–';
  if (Array.isArray(value)) return value.map((one) => written(one, resource)).join(', ') || '–';
  if (isMoney(value)) return formatMoney(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${name}: ${written(part, resource)}`)
    .join(' · ');
}
