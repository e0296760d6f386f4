import { gameNames, orderStanding } from '#contract/house-words.tr.ts';
import { serviceTitle } from '#contract/vocabulary.ts';
import { table, time } from './table.ts';

/** The console's orders as a file. */
export const orderTables = {
  'GET /admin/orders': table('GET /admin/orders', {
    number: (row) => row.number,
    state: (row) => orderStanding(row).label,
    service: (row) => serviceTitle(row.service),
    game: (row) => gameNames[row.game as keyof typeof gameNames] ?? row.game,
    customerName: (row) => row.customerName,
    boosterName: (row) => row.boosterName,
    progressPercent: (row) => row.progressPercent,
    price: (row) => row.price,
    createdAt: (row) => time(row.createdAt),
    updatedAt: (row) => time(row.updatedAt),
    waitingSince: (row) => time(row.waitingSince),
    dueAt: (row) => time(row.dueAt),
    late: (row) => row.late,
    id: (row) => row.id,
    customerId: (row) => row.customerId,
    boosterId: (row) => row.boosterId,
  }),
} as const;
