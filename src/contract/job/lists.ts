import { type Lists, ranges, recordNumber, time, word } from '../list.ts';
import { queueLabel, jobStateLabels } from './words.tr.ts';

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const jobLists = {
  'GET /admin/jobs': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { queue: 'text', state: 'text', ...ranges('createdAt') },
    columns: {
      queue: (row) => queueLabel(row.queue),
      state: (row) => word(jobStateLabels, row.state),
      failures: (row) => row.failures,
      createdAt: (row) => time(row.createdAt),
      startAfter: (row) => time(row.startAfter),
      startedAt: (row) => time(row.startedAt),
      endedAt: (row) => time(row.endedAt),
      error: (row) => row.error,
      id: recordNumber,
    },
  },
} as const satisfies Partial<Lists>;
