import { resourceName } from '../console/lists.tr.ts';
import { formatMoney } from '../format.ts';
import { actorLabels } from '../identity/words.tr.ts';
import { inIstanbul, joined, type Lists, recordNumber, type RowOf, time } from '../list.ts';
import { accountLabel } from '../wallet/words.tr.ts';
import { saidLines, changeLines } from './values.ts';
import { actionLabel } from './words.tr.ts';

/** A ledger posting of an audited command: the account, the amount, and the balance before and after. */
const movementOf = ({
  kind,
  account,
  ownerName,
  amount,
  before,
  after,
}: NonNullable<RowOf<'GET /admin/audit-events'>['movements']>[number]): string => {
  const whose = [accountLabel(account, kind).label, ownerName].filter(Boolean).join(': ');
  const balance = before && after ? ` (${formatMoney(before)} → ${formatMoney(after)})` : '';
  return `${whose} ${formatMoney(amount)}${balance}`;
};

const lines = (told: readonly (readonly [label: string, text: string])[]): string =>
  told.map(([label, text]) => `${label}: ${text}`).join('\n');
/** A time within a text. */
const moment = (text: string): string => inIstanbul(new Date(text));

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const auditLists = {
  'GET /admin/audit-events': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      action: 'text',
      resource: 'text',
      recordId: 'id',
      actorId: 'id',
      personId: 'id',
      createdAt_gte: 'time',
      createdAt_lt: 'time',
    },
    columns: {
      seq: { label: 'Sıra', csv: (row) => row.seq },
      createdAt: (row) => time(row.createdAt),
      actorName: (row) => row.actorName,
      actorRole: {
        label: 'Rol',
        csv: (row) => actorLabels[row.actorRole as keyof typeof actorLabels] ?? row.actorRole,
      },
      action: (row) => actionLabel(row),
      resource: { label: 'Liste', csv: (row) => resourceName(row.resource) },
      reason: (row) => row.reason,
      said: { label: 'İstenen', csv: (row) => lines(saidLines(row, moment)) },
      changes: { label: 'Değişiklikler', csv: (row) => lines(changeLines(row, moment)) },
      movements: { label: 'Bakiye hareketleri', csv: (row) => joined((row.movements ?? []).map(movementOf)) },
      address: { label: 'Adres', csv: (row) => row.address },
      recordNo: { label: 'İlgili kayıt no', csv: (row) => row.recordId },
      id: recordNumber,
    },
  },
} as const satisfies Partial<Lists>;
