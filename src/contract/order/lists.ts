import { amounts, type ListRules, type Lists, ranges, recordNumber, time } from '../list.ts';
import { gameNames } from '../pricing/words.tr.ts';
import { serviceTitle } from '../vocabulary.ts';
import { orderStanding } from './words.tr.ts';

const ownOrders = {
  sortable: ['createdAt', 'updatedAt', 'price', 'number'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    state: 'text',
    service: 'text',
    game: 'text',
    disputed: 'boolean',
    q: 'search',
    createdAt_gte: 'time',
    createdAt_lt: 'time',
  },
  maximum: 100,
} as const satisfies ListRules;

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const orderLists = {
  'GET /orders': ownOrders,
  'GET /booster/orders': ownOrders,
  'GET /admin/orders': {
    ...ownOrders,
    filters: {
      ...ownOrders.filters,
      customerId: 'id',
      boosterId: 'id',
      late: 'boolean',
      waitsForStaff: 'boolean',
      boosterRequested: 'boolean',
      accountRequested: 'boolean',
      rankDiffers: 'boolean',
      suspected: 'boolean',
      unproven: 'boolean',
      finishedLate: 'boolean',
      ...amounts('price'),
      ...ranges('takenAt', 'finishedAt', 'cancelledAt', 'disputedAt', 'disputeDecidedAt'),
    },
    maximum: 1000,
    columns: {
      number: (row) => row.number,
      state: (row) => orderStanding(row).label,
      service: (row) => serviceTitle(row.service),
      game: (row) => gameNames[row.game as keyof typeof gameNames] ?? row.game,
      customerName: (row) => row.customerName,
      customerUsername: { label: 'Müşterinin kullanıcı adı', csv: (row) => row.customerUsername },
      boosterName: (row) => row.boosterName,
      boosterUsername: { label: 'Booster’ın kullanıcı adı', csv: (row) => row.boosterUsername },
      progressPercent: (row) => row.progressPercent,
      price: (row) => row.price,
      createdAt: (row) => time(row.createdAt),
      updatedAt: (row) => time(row.updatedAt),
      waitingSince: { label: 'Bekliyor', csv: (row) => time(row.waitingSince) },
      dueAt: { label: 'Son tarih', csv: (row) => time(row.dueAt) },
      late: { label: 'Gecikti', csv: (row) => row.late },
      suspected: (row) => row.suspected,
      id: recordNumber,
      customerId: { label: 'Müşteri no', csv: (row) => row.customerId },
      boosterId: { label: 'Booster no', csv: (row) => row.boosterId },
    },
  },
  'GET /booster/pool': {
    sortable: ['priority', 'createdAt', 'earnings', 'hours'],
    defaultSort: ['priority', 'DESC'],
    inOrder: 'By `priority` and `DESC`, orders with priority come first. Within both groups the oldest come first.',
    filters: { game: 'text', service: 'text', server: 'text', minimumEarnings: 'amount', fits: 'boolean' },
    maximum: 100,
  },
  'GET /orders/:id/matches': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'ASC'],
    inOrder: '`createdAt` sorts by the order of entry.',
    filters: { result: 'text' },
    byId: false,
  },
  'GET /orders/:id/timeline': {
    sortable: ['at'],
    defaultSort: ['at', 'ASC'],
    filters: { kind: 'text' },
    byId: false,
  },
  'GET /admin/reviews': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      boosterId: 'id',
      customerId: 'id',
      stars: 'text',
      hidden: 'boolean',
      q: 'search',
      ...ranges('createdAt'),
    },
    columns: {
      orderNumber: (row) => row.orderNumber,
      service: { label: 'Hizmet', csv: (row) => serviceTitle(row.service) },
      stars: (row) => row.stars,
      text: (row) => row.text,
      customerName: (row) => row.customerName,
      boosterName: { label: 'Booster', csv: (row) => row.boosterName },
      hidden: (row) => (row.hidden ? 'Gizli' : 'Görünüyor'),
      createdAt: (row) => time(row.createdAt),
      id: recordNumber,
    },
  },
} as const satisfies Partial<Lists>;
