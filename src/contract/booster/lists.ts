import { userStatusLabels } from '../identity/words.tr.ts';
import { type Lists, ranges, recordNumber, time, word } from '../list.ts';
import { applicationStateLabels } from './words.tr.ts';

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const boosterLists = {
  'GET /boosters': {
    sortable: ['finishedOrders'],
    defaultSort: ['finishedOrders', 'DESC'],
    filters: { game: 'text', service: 'text' },
    byId: false,
    maximum: 48,
  },
  'GET /admin/boosters': {
    sortable: [
      'id',
      'firstName',
      'lastName',
      'username',
      'status',
      'balance',
      'activeOrders',
      'finishedOrders',
      'simultaneousOrders',
      'tier',
      'createdAt',
    ],
    defaultSort: ['createdAt', 'DESC'],
    filters: { q: 'search', status: 'text', tier: 'number', service: 'text', ...ranges('createdAt') },
    columns: {
      firstName: (row) => row.firstName,
      lastName: { label: 'Soyad', csv: (row) => row.lastName },
      username: (row) => row.username,
      email: { label: 'E-posta', csv: (row) => row.email },
      phone: { label: 'Telefon', csv: (row) => row.phone },
      status: (row) => word(userStatusLabels, row.status),
      tier: (row) => row.tier,
      activeOrders: (row) => row.activeOrders,
      finishedOrders: (row) => row.finishedOrders,
      balance: (row) => row.balance,
      createdAt: (row) => time(row.createdAt),
      id: recordNumber,
    },
  },
  'GET /admin/booster-applications': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { state: 'text', email: 'email', q: 'search', ...ranges('createdAt') },
    columns: {
      firstName: { label: 'Ad', csv: (row) => row.firstName },
      lastName: { label: 'Soyad', csv: (row) => row.lastName },
      state: (row) => word(applicationStateLabels, row.state),
      email: (row) => row.email,
      phone: { label: 'Telefon', csv: (row) => row.phone },
      country: { label: 'Ülke', csv: (row) => row.country },
      weeklyHours: (row) => row.weeklyHours,
      createdAt: (row) => time(row.createdAt),
      decidedAt: { label: 'Karar zamanı', csv: (row) => time(row.decidedAt) },
      reason: { label: 'Neden', csv: (row) => row.reason },
      id: recordNumber,
    },
  },
} as const satisfies Partial<Lists>;
