import { type Lists, ranges, recordNumber, time, word } from '../list.ts';
import { stockStateLabels } from './words.tr.ts';

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const shopLists = {
  'GET /listings': {
    sortable: ['createdAt', 'price', 'level'],
    defaultSort: ['price', 'ASC'],
    filters: { server: 'text', level_gte: 'number' },
    maximum: 100,
  },
  'GET /purchases': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {},
    maximum: 100,
  },
  'GET /admin/listings': {
    sortable: ['createdAt', 'price', 'level'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { q: 'search', server: 'text', onSale: 'boolean' },
    columns: {
      server: (row) => row.server.toUpperCase(),
      level: (row) => row.level,
      description: (row) => row.description,
      price: (row) => row.price,
      onSale: (row) => row.onSale,
      stock: (row) => row.stock,
      sold: (row) => row.sold,
      createdAt: (row) => time(row.createdAt),
      updatedAt: { label: 'Son değişiklik', csv: (row) => time(row.updatedAt) },
      id: recordNumber,
    },
  },
  'GET /admin/stock-accounts': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { listingId: 'id', buyerId: 'id', state: 'text', ...ranges('createdAt', 'soldAt') },
    columns: {
      server: { label: 'Sunucu', csv: (row) => row.server.toUpperCase() },
      level: { label: 'Seviye', csv: (row) => row.level },
      state: (row) => word(stockStateLabels, row.state),
      buyerName: (row) => row.buyerName,
      price: (row) => row.price,
      soldAt: (row) => time(row.soldAt),
      takenBackAt: (row) => time(row.takenBackAt),
      takenBackBecause: (row) => row.takenBackBecause,
      createdAt: (row) => time(row.createdAt),
      listingNo: { label: 'İlan no', csv: (row) => row.listingId },
      id: recordNumber,
    },
  },
} as const satisfies Partial<Lists>;
