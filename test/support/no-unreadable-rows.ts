import { afterAll, beforeAll } from '@jest/globals';
import { takeUnreadableRows, watchUnreadableRows } from './unreadable-rows.ts';

// A row whose mapping or answer breaks the contract is left out of its list, and a test that does not look for the row
// would pass. So every test file fails if a row was left out that no test expected.
let stop = () => undefined as void;
beforeAll(() => {
  stop = watchUnreadableRows();
});
afterAll(() => {
  stop();
  const [row] = takeUnreadableRows();
  if (row) throw new Error(`${row.reader} left out the row ${row.id}`, { cause: row.error });
});
