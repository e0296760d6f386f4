import { expect, test } from '@jest/globals';
import { gatheringLeftOut, onUnreadableRow, readableRows, type UnreadableRow } from '#platform/readable-rows.ts';

const evenOnly = ({ id }: { readonly id: number }): number => {
  if (id % 2 === 1) throw new Error('odd');
  return id;
};

test('a row that cannot be mapped is left out, reported with its id and collected; other rows are kept', async () => {
  const reported: UnreadableRow[] = [];
  const stop = onUnreadableRow((row) => reported.push(row));
  const work = async () => readableRows('numbers', [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], evenOnly);
  const { answer, leftOut } = await gatheringLeftOut(work);
  expect([answer, leftOut.map(({ id }) => id)]).toEqual([
    [2, 4],
    ['1', '3'],
  ]);
  expect(reported.map(({ reader, id }) => [reader, id])).toEqual([
    ['numbers', '1'],
    ['numbers', '3'],
  ]);
  stop();
  readableRows('numbers', [{ id: 1 }], evenOnly);
  expect(reported).toHaveLength(2);
});
