import { type Lists, ranges, recordNumber, time, word } from '../list.ts';
import { deviceStateLabels, releaseStateLabels } from './words.tr.ts';

/** The lists of this module by route: sorting, filters and the columns of their CSV files. */
export const vaultLists = {
  'GET /admin/devices': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { state: 'text', boosterId: 'id', ...ranges('createdAt') },
    columns: {
      name: (row) => row.name,
      fingerprint: (row) => row.fingerprint,
      state: (row) => word(deviceStateLabels, row.state),
      boosterName: { label: 'Booster', csv: (row) => row.boosterName },
      createdAt: (row) => time(row.createdAt),
      confirmedAt: (row) => time(row.confirmedAt),
      id: recordNumber,
    },
  },
  'GET /admin/login-releases': {
    sortable: ['createdAt'],
    defaultSort: ['createdAt', 'DESC'],
    filters: { boosterId: 'id', deviceId: 'id', orderId: 'id', ...ranges('createdAt') },
    columns: {
      orderNumber: { label: 'Sipariş', csv: (row) => row.orderNumber },
      boosterName: { label: 'Booster', csv: (row) => row.boosterName },
      deviceName: { label: 'Cihaz', csv: (row) => row.deviceName },
      state: (row) => word(releaseStateLabels, row.state),
      createdAt: (row) => time(row.createdAt),
      openedAt: (row) => time(row.openedAt),
      id: recordNumber,
    },
  },
} as const satisfies Partial<Lists>;
