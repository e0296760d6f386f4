import { type ListOf, type Lists, recordNumber, time } from '../list.ts';
import { noteSubjectLabels } from './words.tr.ts';

const notes = {
  sortable: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { recordId: 'id', kind: 'text', open: 'boolean' },
  columns: {
    recordName: (row) => row.recordName,
    kind: (row) => (row.kind === 'suspicion' ? 'Şüphe işareti' : 'Not'),
    text: (row) => row.text,
    authorName: (row) => row.authorName,
    createdAt: (row) => time(row.createdAt),
    lifted: (row) => row.lifted?.because ?? null,
    recordNo: { label: 'İlgili kayıt no', csv: (row) => row.recordId },
    id: recordNumber,
  },
} as const satisfies ListOf<'GET /admin/user-notes'>;

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const noteLists = {
  'GET /admin/suspicions': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: {
      subject: 'text',
      recordId: 'id',
      authorId: 'id',
      open: 'boolean',
      q: 'search',
      createdAt_gte: 'time',
      createdAt_lt: 'time',
    },
    columns: {
      recordName: (row) => row.recordName,
      subject: (row) => noteSubjectLabels[row.subject],
      text: (row) => row.text,
      authorName: (row) => row.authorName,
      createdAt: (row) => time(row.createdAt),
      lifted: (row) => (row.lifted ? 'Kaldırıldı' : 'Açık'),
      liftedAt: { label: 'Kaldırıldığı zaman', csv: (row) => time(row.lifted?.at ?? null) },
      liftedByName: { label: 'Kaldıran', csv: (row) => row.lifted?.byName ?? null },
      liftedBecause: { label: 'Kaldırma nedeni', csv: (row) => row.lifted?.because ?? null },
      recordNo: { label: 'İlgili kayıt no', csv: (row) => row.recordId },
      id: recordNumber,
    },
  },
  'GET /admin/user-notes': notes,
  'GET /admin/order-notes': notes,
} as const satisfies Partial<Lists>;
