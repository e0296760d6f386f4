import { type Lists, ranges, recordNumber, time, word } from '../list.ts';
import { roleLabels, userStatusLabels, mailFailureLabels } from './words.tr.ts';

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const identityLists = {
  'GET /admin/users': {
    sortable: ['createdAt', 'lastName', 'email', 'username'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { q: 'search', role: 'text', status: 'text', suspected: 'boolean', ...ranges('createdAt') },
    columns: {
      firstName: { label: 'Ad', csv: (row) => row.firstName },
      lastName: { label: 'Soyad', csv: (row) => row.lastName },
      username: (row) => row.username,
      email: (row) => row.email,
      phone: (row) => row.phone,
      role: (row) => roleLabels[row.role],
      status: (row) => word(userStatusLabels, row.status),
      banReason: { label: 'Yasak nedeni', csv: (row) => row.banReason },
      suspected: (row) => row.suspected,
      balance: (row) => row.balance,
      createdAt: (row) => time(row.createdAt),
      lastSeenAt: (row) => time(row.lastSeenAt),
      id: recordNumber,
    },
  },
  'GET /admin/unreachable-addresses': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { mailFailure: 'text' },
    columns: {
      name: (row) => row.name,
      email: (row) => row.email,
      role: { label: 'Rol', csv: (row) => roleLabels[row.role] },
      mailFailure: (row) => mailFailureLabels[row.mailFailure],
      createdAt: (row) => time(row.createdAt),
      id: recordNumber,
    },
  },
  'GET /admin/sessions': {
    sortable: ['lastUsedAt', 'createdAt'],
    defaultSort: ['lastUsedAt', 'DESC'],
    filters: { userId: 'id', live: 'boolean', ...ranges('lastUsedAt') },
    columns: {
      userName: (row) => row.userName,
      role: { label: 'Rol', csv: (row) => roleLabels[row.role] },
      device: (row) => row.device,
      address: (row) => row.address,
      live: (row) => row.live,
      createdAt: (row) => time(row.createdAt),
      lastUsedAt: (row) => time(row.lastUsedAt),
      expiresAt: (row) => time(row.expiresAt),
      endedAt: (row) => time(row.endedAt),
      userId: { label: 'Kullanıcı no', csv: (row) => row.userId },
      id: recordNumber,
    },
  },
} as const satisfies Partial<Lists>;
