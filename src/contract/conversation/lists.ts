import { roleLabels } from '../identity/words.tr.ts';
import { joined, type Lists, ranges, recordNumber, time, word } from '../list.ts';
import { contactLabels, reportStateLabels } from './words.tr.ts';

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const conversationLists = {
  'GET /orders/:id/messages': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'ASC'],
    filters: { before: 'number', after: 'number' },
  },
  'GET /admin/messages': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      orderId: 'id',
      senderId: 'id',
      role: 'text',
      hasContacts: 'boolean',
      q: 'search',
      ...ranges('createdAt'),
    },
    columns: {
      orderNumber: (row) => row.orderNumber,
      senderName: { label: 'Gönderen', csv: (row) => row.sender.displayName },
      role: { label: 'Rol', csv: (row) => roleLabels[row.role] },
      text: (row) => row.text,
      contacts: (row) => joined(row.contacts.map((kind) => contactLabels[kind])),
      createdAt: (row) => time(row.createdAt),
      id: recordNumber,
    },
  },
  'GET /admin/reports': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      state: 'text',
      orderId: 'id',
      messageId: 'id',
      senderId: 'id',
      reporterId: 'id',
      ...ranges('createdAt'),
    },
    columns: {
      orderNumber: (row) => row.orderNumber,
      text: (row) => row.text,
      reason: (row) => row.reason,
      state: (row) => word(reportStateLabels, row.state),
      senderName: { label: 'Gönderen', csv: (row) => row.sender.displayName },
      reporterName: { label: 'Bildiren', csv: (row) => row.reporter.displayName },
      fee: { label: 'Ücret', csv: (row) => row.fee },
      decision: { label: 'Karar', csv: (row) => row.decision },
      createdAt: (row) => time(row.createdAt),
      decidedAt: { label: 'Karar zamanı', csv: (row) => time(row.decidedAt) },
      id: recordNumber,
    },
  },
} as const satisfies Partial<Lists>;
