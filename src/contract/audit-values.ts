import { auditFields } from './audit-fields.tr.ts';
import type { AuditEvent } from './audit.ts';
import { formatMoney } from './format.ts';
import {
  apiKeyStateLabels,
  applicationStateLabels,
  approvalCommandLabels,
  approvalStateLabels,
  deliveryFaultLabels,
  deliveryStateLabels,
  deviceStateLabels,
  fineClaimStateLabels,
  everyService,
  jobStateLabels,
  type Label,
  orderStateLabels,
  pauseCauseLabels,
  payoutStateLabels,
  priceBookStateLabels,
  refundStateLabels,
  reportStateLabels,
  roleLabels,
  scopeLabel,
  stockStateLabels,
  topUpStateLabels,
  userStatusLabels,
  webhookStateLabels,
} from './house-words.tr.ts';
import { topUpCauseLabels } from './payment-words.tr.ts';
import {
  differenceEndingLabels,
  differenceKindLabels,
  differenceStateLabels,
  reconciliationFailureLabels,
  reconciliationStateLabels,
  reconciliationWayLabels,
} from './reconciliation-words.tr.ts';
import { resourceMessages } from './resources.tr.ts';
import { type MoneyJson, providerLabels, services } from './vocabulary.ts';
import { hookEventLabels } from './webhook-words.tr.ts';

// What the audit log keeps of records, as a person reads it: on the console's pages and in its file.

const resources: Readonly<Record<string, { readonly fields: Readonly<Record<string, string>> }>> = resourceMessages;
const general: Readonly<Record<string, string>> = auditFields;

/** What a field is called on its own pages, by its JSON pointer; undefined where it has no name there. */
const nameOfField = (resource: string, path: string): string | undefined => {
  const called = (field: string) => resources[resource]?.fields[field] ?? general[field];
  // in a record within the record, ids and places have no name
  const names = path.slice(1).split('/').map(called).filter(Boolean);
  return names.length > 0 ? names.join(' · ') : undefined;
};

/** What a field is called; where it has no name, by its own. */
export const fieldLabel =
  (resource: string) =>
  (path: string): string =>
    path === '/' || path === '' ? 'Yeni kayıt' : (nameOfField(resource, path) ?? path.slice(1));

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
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
  'fine-claims': labelsOf(fineClaimStateLabels),
  payouts: labelsOf(payoutStateLabels, decisions),
  'top-ups': labelsOf(topUpCauseLabels, topUpStateLabels, refundStateLabels),
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

function writtenWord(value: string, { resource, moment }: Told): string {
  if (isMoment.test(value)) return moment(value);
  if (scope.test(value)) return scopeLabel(value);
  return wordsOf[resource]?.[value] ?? services.find(({ id }) => id === value)?.title ?? value;
}

interface Told {
  readonly resource: string;
  readonly label: (path: string) => string;
  /** How a moment is written. */
  readonly moment: (time: string) => string;
}

/** A value of a record, readable: amounts, moments, yes and no; of a record its fields. */
export function written(value: unknown, told: Told): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'string') return writtenWord(value, told);
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

type Line = readonly [label: string, text: string];

/** What was asked for, line by line; what has no name stands as it was sent. */
export const saidLines = (
  { said, resource, recordId }: Pick<AuditEvent, 'said' | 'resource' | 'recordId'>,
  moment: Told['moment'],
): readonly Line[] => {
  const told = { resource, label: fieldLabel(resource), moment };
  return Object.entries(said ?? {})
    .filter(([, value]) => value !== recordId)
    .map(([name, value]): Line => {
      const label = nameOfField(resource, `/${name}`);
      return label === undefined ? [name, JSON.stringify(value)] : [label, written(value, told)];
    });
};

/** What it changed, line by line. */
export const changeLines = (
  { changes, resource }: Pick<AuditEvent, 'changes' | 'resource'>,
  moment: Told['moment'],
): readonly Line[] => {
  const told = { resource, label: fieldLabel(resource), moment };
  return changes
    .map(readable)
    .map(({ path, before, after }): Line => [told.label(path), `${written(before, told)} → ${written(after, told)}`]);
};
