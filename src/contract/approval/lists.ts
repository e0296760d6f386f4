import { type Lists, ranges, recordNumber, time, word } from '../list.ts';
import { approvalCommandLabels, approvalStateLabels } from './words.tr.ts';

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const approvalLists = {
  'GET /admin/approvals': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      state: 'text',
      command: 'text',
      userId: 'id',
      askedById: 'id',
      askedByOthers: 'boolean',
      ...ranges('createdAt'),
    },
    columns: {
      command: (row) => approvalCommandLabels[row.command],
      state: (row) => word(approvalStateLabels, row.state),
      amount: (row) => row.amount,
      userName: { label: 'Kim', csv: (row) => row.userName },
      reason: (row) => row.reason,
      askedByName: { label: 'İsteyen', csv: (row) => row.askedByName },
      createdAt: (row) => time(row.createdAt),
      expiresAt: (row) => time(row.expiresAt),
      decidedByName: { label: 'Karar veren', csv: (row) => row.decidedByName },
      decidedAt: (row) => time(row.decidedAt),
      decision: { label: 'Karar', csv: (row) => row.decision },
      id: recordNumber,
      userId: (row) => row.userId,
    },
  },
} as const satisfies Partial<Lists>;
