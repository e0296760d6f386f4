import { expect, test } from '@jest/globals';
import { MikroORM, type EntityProperty } from '@mikro-orm/postgresql';
import { MikroKyselyPlugin } from '@mikro-orm/sql';
import { createQueryId, type KyselyPlugin, type RootOperationNode, type UnknownRow } from 'kysely';
import { rows } from '#main/modules.ts';
import type { OrderTables } from '#modules/order/adapters/persistence/order-mapping.ts';
import { NamedRows } from '#platform/db/named-rows.ts';
import { kyselyOptions, ormOptions } from '#platform/db/orm.ts';

const orm = await MikroORM.init(ormOptions('postgres://nobody@localhost/nothing', rows, 1));
const em = orm.em.fork();

const answered = async (plugin: KyselyPlugin, node: RootOperationNode, answer: readonly UnknownRow[]) => {
  const queryId = createQueryId();
  plugin.transformQuery({ node, queryId });
  return (await plugin.transformResult({ queryId, result: { rows: [...answer] } })).rows;
};

const asMikroOrmNames = async (query: { toOperationNode(): RootOperationNode }, answer: readonly UnknownRow[]) => {
  const node = query.toOperationNode();
  const named = await answered(new NamedRows(em, kyselyOptions), node, answer);
  expect(named).toEqual(await answered(new MikroKyselyPlugin(em, kyselyOptions), node, answer));
  return named;
};

/** A value of the column as the driver returns it. */
const rawOf = ({ columnTypes: [type = ''], customType, runtimeType }: EntityProperty): unknown => {
  if (type.endsWith('[]')) return ['a', 'b'];
  if (type === 'jsonb') return { a: [1] };
  if (runtimeType === 'Date') return '2026-11-22 10:00:00.123+00';
  if (type === 'date') return '2026-11-22';
  if (type === 'boolean') return true;
  return customType || runtimeType === 'number' ? '42' : 'text';
};

test.each([...orm.getMetadata()].map((table) => [table.className, table] as const))(
  'a row of %s gets the same names and values as from MikroORM’s own plugin',
  async (name, { props }) => {
    const full = Object.fromEntries(props.map((property) => [property.fieldNames[0], rawOf(property)]));
    const empty = Object.fromEntries(Object.keys(full).map((column) => [column, null]));
    const all = em.getKysely<Record<string, object>>().selectFrom(name).selectAll();
    const [row = {}] = await asMikroOrmNames(all, [full, empty]);
    expect(Object.keys(row).toSorted()).toEqual(props.map((property) => property.name).toSorted());
  },
);

test('joins, aliases and subqueries get the same names and values as from MikroORM’s own plugin', async () => {
  const sql = em.getKysely<OrderTables>();
  const query = sql
    .selectFrom('OrderReviewRow as review')
    .innerJoin('OrderRow as reviewed', 'reviewed.id', 'review.orderId')
    .selectAll('review')
    .select(['reviewed.number', 'reviewed.priceAmount as worth', 'reviewed.dueAt as closesAt'])
    .select((row) => row.selectFrom('OrderTipRow').select('amount').limit(1).as('amount_kurus'))
    .where('review.createdAt', '<', new Date());
  const time = '2026-11-22 10:00:00+00';
  const answer = {
    order_id: 'a',
    created_at: time,
    number: '7',
    worth: '8',
    closesAt: time,
    amount_kurus: '9',
    other: 1,
  };
  const at = new Date(time);
  expect(await asMikroOrmNames(query, [answer])).toEqual([
    { orderId: 'a', createdAt: at, number: 7, worth: '8', closesAt: at, amount: 9, other: 1 },
  ]);
});

test('rows of a RETURNING clause are read by the table that the statement writes', async () => {
  const sql = em.getKysely<OrderTables>();
  const tip = { id: 'a', orderId: 'a', customerId: 'a', boosterId: 'a', amount: 5, createdAt: new Date() };
  const query = sql.insertInto('OrderTipRow').values([tip]).returning(['createdAt', 'amount']);
  expect(await asMikroOrmNames(query, [{ created_at: '2026-11-22 10:00:00+00', amount_kurus: '5' }])).toEqual([
    { createdAt: new Date('2026-11-22T10:00:00Z'), amount: 5 },
  ]);
});
