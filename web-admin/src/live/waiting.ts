import { noteSubjects } from '#contract/vocabulary.ts';
import type { ConsoleDataProvider, ListMeta } from '../providers/data-provider.ts';
import { may, type Person } from '../providers/permissions.ts';
import type { Command } from '../providers/run.ts';

/** Records that wait for staff: their list, and the filter that selects exactly them. */
interface Waiting {
  readonly label: string;
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  /**
   * The records wait for people who may run this command, or one of these commands. Other people only see the waiting
   * records.
   */
  readonly command: Command | readonly Command[];
  /** Narrows the filter to the records that this person can act on, if some records wait only for other people. */
  readonly ofPerson?: (person: Person) => Readonly<Record<string, unknown>>;
}

/** Narrows the filter to one kind of suspicion (user or order) if this person may lift only that kind. */
function liftedBy(person: Person) {
  const [subject, ...others] = noteSubjects.filter((one) =>
    may(person, `${one}-notes`, `POST /admin/${one}-notes/:id/lift`),
  );
  return subject && others.length === 0 ? { subject } : {};
}

const lifts = noteSubjects.map((subject) => `POST /admin/${subject}-notes/:id/lift` as const);

export const waiting: readonly Waiting[] = [
  {
    label: 'Onay bekleyen işlem',
    resource: 'approvals',
    filter: { state: 'waiting' },
    command: 'POST /admin/approvals/:id/approve',
    ofPerson: () => ({ askedByOthers: true }), // nobody decides their own request
  },
  {
    label: 'Bekleyen başvuru',
    resource: 'booster-applications',
    filter: { state: 'waiting' },
    command: 'POST /admin/booster-applications/:id/refusal',
  },
  {
    label: 'Onay bekleyen cihaz',
    resource: 'devices',
    filter: { state: 'waiting' },
    command: 'POST /admin/confirm-device',
  },
  {
    label: 'Yanıt bekleyen iletişim mesajı',
    resource: 'contact-messages',
    filter: { answered: false },
    command: 'POST /admin/contact-messages/:id/answer',
  },
  { label: 'Açık şikâyet', resource: 'reports', filter: { state: 'open' }, command: 'POST /admin/decide-report' },
  { label: 'Açık şüphe', resource: 'suspicions', filter: { open: true }, command: lifts, ofPerson: liftedBy },
  {
    label: 'Para çekme isteği',
    resource: 'payouts',
    filter: { state: 'requested' },
    command: 'POST /admin/pay-booster',
  },
  {
    label: 'Sonuç bekleyen iade',
    resource: 'top-ups',
    filter: { refundWaits: true },
    command: 'POST /admin/top-ups/:id/refund/made',
  },
  {
    label: 'Açık mutabakat farkı',
    resource: 'reconciliation-differences',
    filter: { state: 'open' },
    command: 'POST /admin/reconciliation-differences/:id/end',
  },
];

/** Records whose counts only the menu shows. The dashboard has other figures for them. */
const beside: readonly Waiting[] = [
  {
    label: 'Bakılmayı bekleyen sipariş',
    resource: 'orders',
    filter: { waitsForStaff: true },
    command: 'POST /admin/choose-state',
  },
  {
    label: 'Yanıt bekleyen destek talebi',
    resource: 'tickets',
    filter: { waiting: true },
    command: 'POST /tickets/:id/messages',
  },
];

export type WaitingForPerson = Pick<Waiting, 'label' | 'resource' | 'filter'>;

/** The list's records that wait for this person; undefined if none can. */
export const waitingFor = (person: Person, resource: string): WaitingForPerson | undefined => {
  const found = [...waiting, ...beside].find((one) => one.resource === resource);
  if (!found || ![found.command].flat().some((command) => may(person, resource, command))) return undefined;
  return { ...found, filter: { ...found.filter, ...found.ofPerson?.(person) } };
};

/** The figure is the list's own count, so it always agrees with the list that it links to. */
export async function countOf(
  provider: ConsoleDataProvider,
  { resource, filter }: Pick<Waiting, 'resource' | 'filter'>,
  signal: AbortSignal,
): Promise<string | number> {
  const pagination = { page: 1, perPage: 1 };
  const sort = { field: 'createdAt', order: 'DESC' } as const;
  const { total = 0, meta } = await provider.getList(resource, { pagination, sort, filter, signal });
  return (meta as ListMeta | undefined)?.totalIsAtLeast ? `${(total - 1).toLocaleString('tr')}+` : total;
}
