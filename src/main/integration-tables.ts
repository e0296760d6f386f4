import {
  apiKeyStateLabels,
  deliveryStateLabels,
  webhookStateLabels,
  hookEventLabels,
} from '#contract/integration/words.tr.ts';
import { scopeLabel } from '#contract/identity/words.tr.ts';
import { list, table, time } from './table.ts';

/** What programs get in with, and what they are told. */
export const integrationTables = {
  'GET /admin/api-keys': table('GET /admin/api-keys', {
    name: (row) => row.name,
    ownerName: (row) => row.ownerName,
    scopes: (row) => list(row.scopes.map(scopeLabel)),
    perMinute: (row) => row.perMinute,
    state: (row) => apiKeyStateLabels[row.state].label,
    createdAt: (row) => time(row.createdAt),
    expiresAt: (row) => time(row.expiresAt),
    lastUsedAt: (row) => time(row.lastUsedAt),
    id: (row) => row.id,
  }),
  'GET /admin/webhooks': table('GET /admin/webhooks', {
    url: (row) => row.url,
    ownerName: (row) => row.ownerName,
    events: (row) => list(row.events.map((event) => hookEventLabels[event])),
    state: (row) => webhookStateLabels[row.state].label,
    failingSince: (row) => time(row.failingSince),
    createdAt: (row) => time(row.createdAt),
    id: (row) => row.id,
  }),
  'GET /admin/deliveries': table('GET /admin/deliveries', {
    event: (row) => hookEventLabels[row.event],
    state: (row) => deliveryStateLabels[row.state].label,
    webhookUrl: (row) => row.webhookUrl,
    orderNumber: (row) => row.orderNumber,
    tries: (row) => row.tries,
    nextTryAt: (row) => time(row.nextTryAt),
    createdAt: (row) => time(row.createdAt),
    endedAt: (row) => time(row.endedAt),
    eventId: (row) => row.eventId,
    id: (row) => row.id,
  }),
};
