import type { ConsoleDataProvider, ListMeta } from '../providers/data-provider.ts';

/** What waits for the house, each by its list and the filter that leaves it. */
export const waiting = [
  { label: 'Onay bekleyen işlem', resource: 'approvals', filter: { state: 'waiting' } },
  { label: 'Bekleyen başvuru', resource: 'booster-applications', filter: { state: 'waiting' } },
  { label: 'Onay bekleyen cihaz', resource: 'devices', filter: { state: 'waiting' } },
  { label: 'Yanıt bekleyen iletişim mesajı', resource: 'contact-messages', filter: { answered: false } },
  { label: 'Açık şikâyet', resource: 'reports', filter: { state: 'open' } },
  { label: 'Para çekme isteği', resource: 'payouts', filter: { state: 'requested' } },
  { label: 'Sonuç bekleyen iade', resource: 'top-ups', filter: { refundWaits: true } },
  { label: 'Açık mutabakat farkı', resource: 'reconciliation-differences', filter: { state: 'open' } },
] as const;

/** Of these the first page has figures of its own; the menu shows how many there are. */
const beside = [
  { resource: 'orders', filter: { disputed: true } },
  { resource: 'tickets', filter: { waiting: true } },
] as const;

export const waitingIn = (resource: string) => [...waiting, ...beside].find((one) => one.resource === resource);

/** Counted by the list itself, so that a figure and what its link shows are one truth. */
export async function countOf(
  provider: ConsoleDataProvider,
  { resource, filter }: { readonly resource: string; readonly filter: object },
  signal: AbortSignal,
): Promise<string | number> {
  const pagination = { page: 1, perPage: 1 };
  const sort = { field: 'createdAt', order: 'DESC' } as const;
  const { total = 0, meta } = await provider.getList(resource, { pagination, sort, filter, signal });
  return (meta as ListMeta | undefined)?.totalIsAtLeast ? `${(total - 1).toLocaleString('tr')}+` : total;
}
