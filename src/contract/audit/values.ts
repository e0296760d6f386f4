import { auditFields } from './fields.tr.ts';
import type { AuditEvent } from './schemas.ts';
import { formatMoney } from '../format.ts';
import {
  apiKeyStateLabels,
  deliveryFaultLabels,
  deliveryStateLabels,
  pauseCauseLabels,
  webhookStateLabels,
  hookEventLabels,
} from '../integration/words.tr.ts';
import { applicationStateLabels } from '../booster/words.tr.ts';
import { approvalCommandLabels, approvalStateLabels } from '../approval/words.tr.ts';
import { deviceStateLabels } from '../vault/words.tr.ts';
import { fineClaimStateLabels, payoutStateLabels } from '../wallet/words.tr.ts';
import { everyService, priceBookStateLabels } from '../pricing/words.tr.ts';
import { noteSubjectLabels } from '../note/words.tr.ts';
import { jobStateLabels } from '../job/words.tr.ts';
import { type Label, orderStateLabels } from '../order/words.tr.ts';
import { refundStateLabels, topUpStateLabels, topUpCauseLabels } from '../payment/words.tr.ts';
import { reportStateLabels } from '../conversation/words.tr.ts';
import { actorLabels, roleLabels, scopeLabel, userStatusLabels } from '../identity/words.tr.ts';
import { stockStateLabels } from '../shop/words.tr.ts';
import {
  differenceEndingLabels,
  differenceKindLabels,
  differenceStateLabels,
  reconciliationFailureLabels,
  reconciliationStateLabels,
  reconciliationWayLabels,
} from '../payment/reconciliation.words.tr.ts';
import { resourceMessages } from '../console/lists.tr.ts';
import { type MoneyJson, providerLabels, services } from '../vocabulary.ts';

// Readable values of records in the audit log, for the console's pages and the CSV file.

type Words = Readonly<Record<string, string>>;

const resources: Readonly<Record<string, { readonly name: string; readonly fields: Words }>> = resourceMessages;
const general: Words = auditFields;

/** The resource that names a change's fields. If a part of the record changed (`/user-notes/lifted`), it is the part's. */
const resourceAt = (resource: string, path: string): string => {
  const first = path.split('/')[1] ?? '';
  return Object.hasOwn(resources, first) ? first : resource;
};

/** The name of a field on its own pages, by its JSON pointer; undefined if it has none. */
const nameOfField = (resource: string, path: string): string | undefined => {
  const told = resourceAt(resource, path);
  const part = told === resource ? undefined : resources[told]?.name.split(' |||| ')[0];
  const called = (field: string) =>
    (field === told ? part : undefined) ?? resources[told]?.fields[field] ?? general[field];
  // ids and indexes within the path have no name
  const names = path.slice(1).split('/').map(called).filter(Boolean);
  return names.length > 0 ? names.join(' · ') : undefined;
};

/** The name of a field, or its key if it has none. */
export const fieldLabel =
  (resource: string) =>
  (path: string): string =>
    path === '/' || path === '' ? 'Yeni kayıt' : (nameOfField(resource, path) ?? path.slice(1));

type Change = AuditEvent['changes'][number];

/** The name of what was changed. */
export const changeLabel = (resource: string, { path, after }: Pick<Change, 'path' | 'after'>): string =>
  path === '' && after === null ? 'Silinen kayıt' : fieldLabel(resource)(path);

/** What `written` needs to name the values of a change. */
export const toldAt = (resource: string, path: string): Omit<Told, 'moment'> => {
  const told = resourceAt(resource, path);
  return { resource: told, field: fieldAt(path), label: fieldLabel(told) };
};

/** A time as the API writes it. A text that only begins like a time was written by a person. */
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
/** Names of fields that hold times: `publishAt`, `heldUntil`. */
const saysWhen = /^(at|until|startAfter)$|(At|Until|From|Since)$/;
const isMoney = (value: object): value is MoneyJson => 'amount' in value && 'currency' in value;

type FieldWords = Readonly<Record<string, Words>>;

const labelsOf = (table: Readonly<Record<string, string | Label>>): Words =>
  Object.fromEntries(
    Object.entries(table).map(([word, label]) => [word, typeof label === 'string' ? label : label.label]),
  );
const orderStates = labelsOf(orderStateLabels);
const disputeDecisions: Words = { uphold: 'Geri gönder', refund: 'İade et', reject: 'Reddet' };
const ticketStatuses: Words = { open: 'Açık', closed: 'Kapalı', trash: 'Çöpte' };
const noteKinds: Words = { note: 'Not', suspicion: 'Şüphe işareti' };
const directions: Words = { add: 'Ekle', remove: 'Çıkar' };
const titles: Words = Object.fromEntries(services.map(({ id, title }) => [id, title]));

/** Names of values for fields that mean the same on every record. The values of other fields are shown as typed. */
const wordsOfFields: FieldWords = {
  role: labelsOf(roleLabels),
  provider: labelsOf(providerLabels),
  service: titles,
  services: titles,
  availableServices: titles,
  orderState: orderStates,
  disputeDecision: disputeDecisions,
};
/** Names of values by resource and field. */
const wordsOf: Readonly<Record<string, FieldWords>> = {
  orders: { state: orderStates, kind: noteKinds, by: actorLabels },
  users: { status: labelsOf(userStatusLabels), kind: noteKinds },
  boosters: { status: labelsOf(userStatusLabels) },
  'fine-claims': { state: labelsOf(fineClaimStateLabels) },
  payouts: { state: labelsOf(payoutStateLabels) },
  'top-ups': {
    state: labelsOf(topUpStateLabels),
    cause: topUpCauseLabels,
    refundState: labelsOf(refundStateLabels),
  },
  reconciliations: {
    state: labelsOf(reconciliationStateLabels),
    way: labelsOf(reconciliationWayLabels),
    failure: labelsOf(reconciliationFailureLabels),
  },
  'reconciliation-differences': {
    state: labelsOf(differenceStateLabels),
    kind: labelsOf(differenceKindLabels),
    ending: labelsOf(differenceEndingLabels),
  },
  reports: { state: labelsOf(reportStateLabels) },
  devices: { state: labelsOf(deviceStateLabels) },
  'booster-applications': { state: labelsOf(applicationStateLabels) },
  'stock-accounts': { state: labelsOf(stockStateLabels), outcome: labelsOf(stockStateLabels) },
  'price-books': { state: labelsOf(priceBookStateLabels) },
  approvals: { state: labelsOf(approvalStateLabels), command: labelsOf(approvalCommandLabels) },
  'api-keys': { state: labelsOf(apiKeyStateLabels) },
  jobs: { state: labelsOf(jobStateLabels) },
  webhooks: { state: labelsOf(webhookStateLabels), cause: labelsOf(pauseCauseLabels), events: hookEventLabels },
  deliveries: {
    state: labelsOf(deliveryStateLabels),
    fault: labelsOf(deliveryFaultLabels),
    event: hookEventLabels,
  },
  'user-notes': { kind: noteKinds, subject: noteSubjectLabels },
  'order-notes': { kind: noteKinds, subject: noteSubjectLabels },
  coupons: { type: { percent: 'Yüzde', amount: 'Tutar' } },
  tickets: { status: ticketStatuses, from: ticketStatuses, to: ticketStatuses },
};
/** Names of values of a command’s fields, where they differ from the record’s field of the same name: `decision`. */
const wordsAsked: Readonly<Record<string, FieldWords>> = {
  orders: { to: orderStates, decision: { ...disputeDecisions, approve: 'Kabul et', decline: 'Reddet' } },
  users: { type: directions },
  payouts: { decision: labelsOf(payoutStateLabels) },
  reports: { decision: labelsOf(reportStateLabels) },
  approvals: { state: orderStates, decision: disputeDecisions, type: directions },
};

/** The words for an empty list, by resource and field. */
const noneOf: Readonly<Record<string, Words>> = { coupons: { services: everyService } };

const wordIn = (words: Words | undefined, value: string): string | undefined =>
  words && Object.hasOwn(words, value) ? words[value] : undefined;

function writtenWord(value: string, { resource, field, asked, moment }: Told): string {
  if (saysWhen.test(field) && isMoment.test(value)) return moment(value);
  if (field === 'scopes') return scopeLabel(value);
  const words = (asked ? wordsAsked[resource]?.[field] : undefined) ?? wordsOf[resource]?.[field];
  return wordIn(words ?? wordsOfFields[field], value) ?? value;
}

interface Told {
  readonly resource: string;
  /** The field’s key, which selects the names of its values. */
  readonly field: string;
  /** Whether it is a command's parameter, not a record's field. */
  readonly asked?: boolean;
  readonly label: (path: string) => string;
  /** Formats a time. */
  readonly moment: (time: string) => string;
}

/** The field's key at a JSON pointer; for an element of a list, the list’s key. */
export const fieldAt = (path: string): string =>
  path.split('/').findLast((name) => name !== '' && !/^\d+$/.test(name)) ?? '';

/** A value in readable form: amounts, times, yes and no; of an object its fields. */
export function written(value: unknown, told: Told): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'string') return writtenWord(value, told);
  if (typeof value === 'number') return value.toLocaleString('tr');
  if (typeof value !== 'object') return '–';
  if (Array.isArray(value))
    return value.map((one) => written(one, told)).join(', ') || (noneOf[told.resource]?.[told.field] ?? '–');
  if (isMoney(value)) return formatMoney(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${told.label(`/${name}`)}: ${written(part, { ...told, field: name })}`)
    .join(' · ');
}

const isMoneyAt = /^(\/.+)\/amount$/;
const asMoney = (amount: unknown) => (typeof amount === 'number' ? { amount, currency: 'TRY' } : amount);

/**
 * A change in readable form. If only the kuruş of an amount changed, the log contains only that number. This function turns it
 * into money again.
 */
export function readable<C extends Pick<Change, 'path' | 'before' | 'after'>>(change: C): C {
  const [, path] = isMoneyAt.exec(change.path) ?? [];
  return path ? { ...change, path, before: asMoney(change.before), after: asMoney(change.after) } : change;
}

type Line = readonly [label: string, text: string];

/** The request's fields, one per line; a field without a name is shown by its key. */
export const saidLines = (
  { said, resource, recordId }: Pick<AuditEvent, 'said' | 'resource' | 'recordId'>,
  moment: Told['moment'],
): readonly Line[] => {
  const told = { resource, asked: true, label: fieldLabel(resource), moment };
  return Object.entries(said ?? {})
    .filter(([, value]) => value !== recordId)
    .map(([name, value]): Line => {
      const label = nameOfField(resource, `/${name}`);
      return label === undefined ? [name, JSON.stringify(value)] : [label, written(value, { ...told, field: name })];
    });
};

/** The changes, one per line. */
export const changeLines = (
  { changes, resource }: Pick<AuditEvent, 'changes' | 'resource'>,
  moment: Told['moment'],
): readonly Line[] => {
  return changes.map(readable).map((change): Line => {
    const told = { ...toldAt(resource, change.path), moment };
    return [changeLabel(resource, change), `${written(change.before, told)} → ${written(change.after, told)}`];
  });
};
