import { scopeLabel } from '../identity/words.tr.ts';
import { joined, type Lists, ranges, recordNumber, time } from '../list.ts';
import { apiKeyStateLabels, hookEventLabels, webhookStateLabels, deliveryStateLabels } from './words.tr.ts';

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const integrationLists = {
  'GET /admin/api-keys': {
    sortable: ['createdAt', 'name'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { ownerId: 'id', state: 'text', q: 'search', ...ranges('createdAt') },
    columns: {
      name: (row) => row.name,
      ownerName: (row) => row.ownerName,
      scopes: (row) => joined(row.scopes.map(scopeLabel)),
      perMinute: (row) => row.perMinute,
      state: (row) => apiKeyStateLabels[row.state].label,
      createdAt: (row) => time(row.createdAt),
      expiresAt: (row) => time(row.expiresAt),
      lastUsedAt: (row) => time(row.lastUsedAt),
      id: recordNumber,
    },
  },
  'GET /admin/webhooks': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { ownerId: 'id', state: 'text', q: 'search' },
    columns: {
      url: (row) => row.url,
      ownerName: (row) => row.ownerName,
      events: (row) => joined(row.events.map((event) => hookEventLabels[event])),
      state: (row) => webhookStateLabels[row.state].label,
      failingSince: (row) => time(row.failingSince),
      createdAt: (row) => time(row.createdAt),
      id: recordNumber,
    },
  },
  'GET /admin/deliveries': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { webhookId: 'id', orderId: 'id', eventId: 'id', state: 'text', event: 'text', ...ranges('createdAt') },
    columns: {
      event: (row) => hookEventLabels[row.event],
      state: (row) => deliveryStateLabels[row.state].label,
      webhookUrl: { label: 'Webhook', csv: (row) => row.webhookUrl },
      orderNumber: { label: 'Sipariş', csv: (row) => row.orderNumber },
      tries: (row) => row.tries,
      nextTryAt: (row) => time(row.nextTryAt),
      createdAt: (row) => time(row.createdAt),
      endedAt: (row) => time(row.endedAt),
      eventId: { label: 'Olay no', csv: (row) => row.eventId },
      id: recordNumber,
    },
  },
} as const satisfies Partial<Lists>;
