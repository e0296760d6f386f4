import { joined, type Lists, ranges, recordNumber, time, word } from '../list.ts';
import { serviceTitle } from '../vocabulary.ts';
import { priceBookStateLabels } from './words.tr.ts';

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const pricingLists = {
  'GET /admin/coupons': {
    sortable: ['createdAt', 'code'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { code: 'text', active: 'boolean', ...ranges('createdAt') },
    columns: {
      code: (row) => row.code,
      percent: (row) => (row.discount.type === 'percent' ? row.discount.percent : null),
      discount: (row) => (row.discount.type === 'amount' ? row.discount.amount : null),
      validFrom: (row) => time(row.validFrom),
      validUntil: (row) => time(row.validUntil),
      minimumTotal: (row) => row.minimumTotal,
      maximumDiscount: (row) => row.maximumDiscount,
      services: (row) => joined(row.services.map((service) => serviceTitle(service))),
      totalUses: (row) => row.totalUses,
      used: (row) => row.used,
      usesPerCustomer: (row) => row.usesPerCustomer,
      createdAt: (row) => time(row.createdAt),
      id: recordNumber,
    },
  },
  'GET /admin/price-books': {
    sortable: ['version', 'createdAt'],
    defaultSort: ['version', 'DESC'],
    filters: {},
    columns: {
      version: (row) => row.version,
      state: (row) => word(priceBookStateLabels, row.state),
      publishedAt: (row) => time(row.publishedAt),
      changes: (row) => row.changes,
      reason: (row) => row.reason,
      authorName: (row) => row.authorName,
      id: recordNumber,
    },
  },
} as const satisfies Partial<Lists>;
