import { formatMoney } from '#contract/format.ts';
import { deliveryFaultLabels, pauseCauseLabels } from '#contract/house-words.tr.ts';
import {
  differenceEndingLabels,
  differenceKindLabels,
  differenceStateLabels,
  reconciliationFailureLabels,
  reconciliationStateLabels,
  reconciliationWayLabels,
} from '#contract/reconciliation-words.tr.ts';
import { type MoneyJson, providerLabels, services } from '#contract/vocabulary.ts';
import { hookEventLabels } from '#contract/webhook-words.tr.ts';
import { useTranslate } from 'react-admin';
import { everyService } from '../coupons/coupon-words.ts';
import type { AuditEvent } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import {
  apiKeyStateLabels,
  applicationStateLabels,
  approvalCommandLabels,
  approvalStateLabels,
  deliveryStateLabels,
  deviceStateLabels,
  jobStateLabels,
  type Label,
  orderStateLabels,
  payoutStateLabels,
  priceBookStateLabels,
  refundStateLabels,
  reportStateLabels,
  scopeLabel,
  stockStateLabels,
  roleLabels,
  topUpStateLabels,
  userStatusLabels,
  webhookStateLabels,
} from '../../lib/words.ts';

/** What a field is called on its own pages, by its JSON pointer; where it has no name there, by its own. */
export function useFieldLabel(resource: string): (path: string) => string {
  const translate = useTranslate();
  const called = (field: string) =>
    translate(`resources.${resource}.fields.${field}`, { _: translate(`audit.fields.${field}`, { _: '' }) });
  return (path) => {
    const name = path.slice(1);
    if (name === '') return 'Yeni kayıt';
    // in a record within the record, ids and places have no name
    const names = name.split('/').map(called).filter(Boolean);
    return names.length > 0 ? names.join(' · ') : name;
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
  orders: labelsOf(orderStateLabels, {
    uphold: 'Geri gönder',
    refund: 'İade et',
    reject: 'Reddet',
    note: 'Not',
    suspicion: 'Şüphe işareti',
  }),
  users: labelsOf(userStatusLabels, roleLabels, decisions, { note: 'Not', suspicion: 'Şüphe işareti' }),
  payouts: labelsOf(payoutStateLabels, decisions),
  'top-ups': labelsOf(topUpStateLabels, refundStateLabels),
  reconciliations: labelsOf(
    reconciliationStateLabels,
    reconciliationWayLabels,
    reconciliationFailureLabels,
    providerLabels,
  ),
  'reconciliation-differences': labelsOf(
    differenceStateLabels,
    differenceKindLabels,
    differenceEndingLabels,
    providerLabels,
  ),
  reports: labelsOf(reportStateLabels, decisions),
  devices: labelsOf(deviceStateLabels),
  'booster-applications': labelsOf(applicationStateLabels),
  'stock-accounts': labelsOf(stockStateLabels),
  'price-books': labelsOf(priceBookStateLabels),
  approvals: labelsOf(approvalStateLabels, approvalCommandLabels, decisions),
  'api-keys': labelsOf(apiKeyStateLabels),
  jobs: labelsOf(jobStateLabels),
  webhooks: labelsOf(webhookStateLabels, pauseCauseLabels, hookEventLabels),
  deliveries: labelsOf(deliveryStateLabels, deliveryFaultLabels, hookEventLabels),
  coupons: { percent: 'Yüzde', amount: 'Tutar' },
  tickets: { open: 'Açık', closed: 'Kapalı', trash: 'Çöpte' },
};

/** What an empty list of a resource means. */
const noneOf: Readonly<Record<string, string>> = { coupons: everyService };

const scope = /^[a-z]+:(read|write)$/;

function writtenWord(value: string, resource: string): string {
  if (moment.test(value)) return formatMoment(value);
  if (scope.test(value)) return scopeLabel(value);
  return wordsOf[resource]?.[value] ?? services.find(({ id }) => id === value)?.title ?? value;
}

interface Told {
  readonly resource: string;
  readonly label: (path: string) => string;
}

/** A value of a record, readable: amounts, moments, yes and no; of a record its fields. */
export function written(value: unknown, told: Told): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'string') return writtenWord(value, told.resource);
  if (typeof value === 'number') return value.toLocaleString('tr');
  if (typeof value !== 'object') return '–';
  if (Array.isArray(value)) return value.map((one) => written(one, told)).join(', ') || (noneOf[told.resource] ?? '–');
  if (isMoney(value)) return formatMoney(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${told.label(`/${name}`)}: ${written(part, told)}`)
    .join(' · ');
}

const isMoneyAt = /^(\/.+)\/amount$/;
const asMoney = (amount: unknown) => (typeof amount === 'number' ? { amount, currency: 'TRY' } : amount);

/** A change as a person reads it: of money that became more or less, the log keeps only the kuruş. */
export function readable<C extends Pick<AuditEvent['changes'][number], 'path' | 'before' | 'after'>>(change: C): C {
  const [, path] = isMoneyAt.exec(change.path) ?? [];
  return path ? { ...change, path, before: asMoney(change.before), after: asMoney(change.after) } : change;
}
