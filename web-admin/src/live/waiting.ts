import { noteSubjects } from '#contract/vocabulary.ts';
import type { ConsoleDataProvider, ListMeta } from '../providers/data-provider.ts';
import { may, type Person } from '../providers/permissions.ts';

/** What waits for the house: a list, and the filter that leaves in it exactly that. */
interface Waiting {
  readonly label: string;
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  /** Who may do this about it is waited for; others may only see that it waits. */
  readonly action: string;
  /** What of it waits for the person who looks, where some of it can only wait for others. */
  readonly ofPerson?: (person: Person) => Readonly<Record<string, unknown>>;
}

/** Of suspicions about users and about orders those that this person may lift. */
function liftedBy(person: Person) {
  const [subject, ...others] = noteSubjects.filter((one) => may(person, `${one}-notes`, 'lift'));
  return subject && others.length === 0 ? { subject } : {};
}

export const waiting: readonly Waiting[] = [
  {
    label: 'Onay bekleyen işlem',
    resource: 'approvals',
    filter: { state: 'waiting' },
    action: 'decide',
    ofPerson: () => ({ askedByOthers: true }), // nobody decides what they asked for
  },
  { label: 'Bekleyen başvuru', resource: 'booster-applications', filter: { state: 'waiting' }, action: 'refuse' },
  { label: 'Onay bekleyen cihaz', resource: 'devices', filter: { state: 'waiting' }, action: 'confirm' },
  {
    label: 'Yanıt bekleyen iletişim mesajı',
    resource: 'contact-messages',
    filter: { answered: false },
    action: 'answer',
  },
  { label: 'Açık şikâyet', resource: 'reports', filter: { state: 'open' }, action: 'decide' },
  { label: 'Açık şüphe', resource: 'suspicions', filter: { open: true }, action: 'lift', ofPerson: liftedBy },
  { label: 'Para çekme isteği', resource: 'payouts', filter: { state: 'requested' }, action: 'decide' },
  { label: 'Sonuç bekleyen iade', resource: 'top-ups', filter: { refundWaits: true }, action: 'endRefund' },
  { label: 'Açık mutabakat farkı', resource: 'reconciliation-differences', filter: { state: 'open' }, action: 'end' },
];

/** Of these the first page has figures of its own; the menu shows how many there are. */
const beside: readonly Waiting[] = [
  {
    label: 'Bakılmayı bekleyen sipariş',
    resource: 'orders',
    filter: { waitsForHouse: true },
    action: 'chooseState',
  },
  { label: 'Yanıt bekleyen bilet', resource: 'tickets', filter: { waiting: true }, action: 'write' },
];

export type WaitingForPerson = Pick<Waiting, 'label' | 'resource' | 'filter'>;

/** What of a list waits for this person; undefined where nothing ever does. */
export const waitingFor = (person: Person, resource: string): WaitingForPerson | undefined => {
  const found = [...waiting, ...beside].find((one) => one.resource === resource);
  if (!found || !may(person, resource, found.action)) return undefined;
  return { ...found, filter: { ...found.filter, ...found.ofPerson?.(person) } };
};

/** Counted by the list itself, so that a figure and what its link shows are one truth. */
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
