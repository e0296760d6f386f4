import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { Money } from '#kernel/money.ts';
import { approvalPersonalData } from '#modules/approval/adapters/persistence/approval-personal-data.ts';
import { approvalRows, type ApprovalTables } from '#modules/approval/adapters/persistence/approval.table.ts';
import { MikroApprovals } from '#modules/approval/adapters/persistence/mikro-approvals.ts';
import { SqlMovements } from '#modules/approval/adapters/persistence/sql-movements.ts';
import { approve } from '#modules/approval/application/approve.ts';
import { askApproval } from '#modules/approval/application/ask-approval.ts';
import { countMovement } from '#modules/approval/application/count-movement.ts';
import type { Commands, People } from '#modules/approval/application/ports.ts';
import { readRule } from '#modules/approval/application/read-rule.ts';
import { refuseApproval } from '#modules/approval/application/refuse-approval.ts';
import { withdrawApproval } from '#modules/approval/application/withdraw-approval.ts';
import { type Powers, standingOf } from '#modules/approval/domain/approval.ts';
import { SqlBooks } from '#modules/wallet/adapters/persistence/sql-books.ts';
import { SqlLedger } from '#modules/wallet/adapters/persistence/sql-ledger.ts';
import { walletRows } from '#modules/wallet/adapters/persistence/wallet.table.ts';
import { correctBalance } from '#modules/wallet/application/correct-balance.ts';
import { Database } from '#platform/db/database.ts';
import { UuidV7 } from '#platform/system.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const ids = new UuidV7();
const [asker, ...admins] = [v7(), v7(), v7(), v7()];
const limit = Money.lira(10_000);
const rule = { limit: () => limit, expiresAfterDays: () => 7, settlesAfterHours: 72 };

let at: TestDatabase;
let databases: readonly Database[];

beforeAll(async () => {
  at = await testDatabase();
  databases = await Promise.all(
    admins.map(() => Database.connect(at.url, [...approvalRows, ...walletRows], { max: 5 })),
  );
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await at.drop();
});

const admin: Powers = { role: 'admin', scopes: [] };
const isStaff = new Map([asker, ...admins].map((id) => [id, admin]));

/** The use cases of one process. An approved request adds funds. */
const process = (
  database: Database,
  clock = new FixedClock(),
  given = new Map<string, Date>(),
  powers: ReadonlyMap<string, Powers> = isStaff,
  beforeItIsDone = () => Promise.resolve(),
) => {
  const approvals = new MikroApprovals(database);
  const books = new SqlBooks(database);
  const counter = countMovement({ movements: new SqlMovements(database), rule, ids, clock });
  const correct = correctBalance({
    ledger: new SqlLedger(database, ids, clock),
    books,
    holders: { lockRole: async () => 'customer' },
    playedOrders: { workedOn: async () => false },
    limit: { count: (movement) => counter(movement) },
    work: unitOfWork({ transactions: database, ids }),
  });
  const commands: Commands = {
    aim: async ({ userId, lira, topUpId }) => ({
      personId: userId as string,
      amount: Money.lira(lira as number),
      ...(typeof topUpId === 'string' ? { once: { topUpId } } : {}),
    }),
    run: async ({ personId: userId, amount, askedBy }) => {
      await beforeItIsDone();
      return (await correct.adjust({ userId, amount, reason: 'Onaylı', by: askedBy.id }, { approved: true })).id;
    },
  };
  const people: People = {
    lockPowers: async (of) => new Map(of.flatMap((id) => (powers.has(id) ? [[id, powers.get(id)!]] : []))),
    lastAccessGivenAt: async ([...of]) => of.map((id) => given.get(id)).find((found) => found !== undefined) ?? null,
    namesOf: async () => new Map<string, string>(),
  };
  return {
    approvals,
    books,
    clock,
    correct,
    counter,
    left: async (userId: string, by: string) =>
      (
        await readRule({ movements: new SqlMovements(database), rule, clock })(
          { command: 'add-funds', userId },
          { id: by, ...admin },
        )
      ).left?.amount,
    ask: askApproval({ approvals, commands, rule, work: unitOfWork({ transactions: database, clock, ids }) }),
    approve: approve({ approvals, commands, people, rule, work: unitOfWork({ transactions: database, clock }) }),
    refuse: refuseApproval({ approvals, work: unitOfWork({ transactions: database, clock }) }),
    withdraw: withdrawApproval({ approvals, work: unitOfWork({ transactions: database, clock }) }),
  };
};

const askFor = (userId: string, lira: number, { ask } = process(databases[0]!), by: string = asker) =>
  ask({ command: 'add-funds', userId, lira }, { id: by, role: 'admin', scopes: [] });

/** The wallet exists before the race: opening it during the race would make all transactions but one retry. */
const someoneWithALira = async (): Promise<string> => {
  const userId = v7();
  const first = { userId, amount: Money.lira(1), reason: 'İlk', by: asker };
  await process(databases[0]!).correct.adjust(first, { approved: true });
  return userId;
};

const balanceOf = async (userId: string) => (await new SqlBooks(databases[0]!).balanceOf(userId)).amount;

/** Resolves as soon as a transaction of this database waits for a lock. */
const somebodyWaits = async (): Promise<void> => {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(databases[2]!.sql())).rows.length === 0)
    await new Promise((later) => setTimeout(later, 10));
};

const codesOf = (ended: readonly PromiseSettledResult<unknown>[]): readonly string[] =>
  ended.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));

describe('approval by a second admin', () => {
  test('exactly one of 30 simultaneous approvals over three processes succeeds and moves the money', async () => {
    const userId = await someoneWithALira();
    const { id } = await askFor(userId, 15_000);
    const approve = databases.map((database) => process(database).approve);
    const ended = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => approve[i % 3]!(id, admins[i % 3]!)));
    expect(codesOf(ended)).toEqual(Array.from({ length: 29 }, () => 'approval.decided'));
    expect(await balanceOf(userId)).toBe(15_001_00);
  });

  test('a second approval waits for the first and is then refused as already decided', async () => {
    const userId = await someoneWithALira();
    const { id } = await askFor(userId, 15_000);
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const end = Promise.withResolvers<void>();
    const approving = [first, second].map(({ resolve }, i) => {
      const doing = () => {
        resolve();
        return end.promise;
      };
      const { approve } = process(databases[i]!, undefined, undefined, undefined, doing);
      return () => approve(id, admins[i]!);
    });
    const one = approving[0]!();
    await first.promise; // the first approval has read the request and is still running
    const other = approving[1]!();
    await Promise.race([second.promise, somebodyWaits()]);
    end.resolve();
    expect(codesOf(await Promise.allSettled([one, other]))).toEqual(['approval.decided']);
    expect(await balanceOf(userId)).toBe(15_001_00);
  });

  test('exactly one of 12 simultaneous requests for a refund is kept; after its withdrawal or expiry another is accepted', async () => {
    const clock = new FixedClock();
    const all = databases.map((database) => process(database, clock));
    const [userId, topUpId] = [v7(), v7()];
    const askAt = (i: number) =>
      all[i % 3]!.ask({ command: 'refund-top-up', userId, lira: 20_000, topUpId }, { id: asker, ...admin });
    const ended = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => askAt(i)));
    expect(codesOf(ended)).toEqual(Array.from({ length: 11 }, () => 'approval.already_asked'));
    const [first] = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await all[0]!.withdraw(first!.id, asker);
    await askAt(1);
    await expect(askAt(2)).rejects.toMatchObject({ code: 'approval.already_asked' });
    clock.advance({ days: 8 }); // the request expires undecided
    await askAt(2);
  });

  test('exactly one of a simultaneous approval, refusal and withdrawal succeeds, and money moves only on approval', async () => {
    for (let round = 0; round < 8; round++) {
      const userId = v7();
      const { id } = await askFor(userId, 15_000);
      const [one, two, three] = databases.map((database) => process(database));
      const ended = await Promise.allSettled([
        one!.approve(id, admins[0]),
        two!.refuse(id, admins[1], 'Olmaz'),
        three!.withdraw(id, asker),
      ]);
      expect(codesOf(ended)).toEqual(['approval.decided', 'approval.decided']);
      const { state, outcomeId } = (await one!.approvals.find(id))!;
      expect(await balanceOf(userId)).toBe(state === 'approved' ? 15_000_00 : 0);
      expect(outcomeId !== null).toBe(state === 'approved');
    }
  });

  test('the asker can neither approve nor refuse the own request, and the database refuses an own approval, too', async () => {
    const { approve, refuse } = process(databases[0]!);
    const { id } = await askFor(v7(), 15_000);
    await expect(approve(id, asker)).rejects.toMatchObject({ code: 'approval.own' });
    await expect(refuse(id, asker, 'Olmaz')).rejects.toMatchObject({ code: 'approval.own' });
    const rows = databases[0]!.sql<ApprovalTables>().updateTable('ApprovalRow').where('id', '=', id);
    const own = { state: 'approved', decidedBy: asker, decidedAt: new Date(), outcomeId: v7() } as const;
    await expect(rows.set(own).execute()).rejects.toThrow(/approval_four_eyes/);
  });

  test('only the asker can withdraw a request, and an expired request cannot be approved', async () => {
    const instance = process(databases[0]!);
    const asked = await askFor(v7(), 15_000, instance);
    await expect(instance.withdraw(asked.id, admins[0])).rejects.toMatchObject({ code: 'approval.not_yours' });
    instance.clock.advance({ days: 7 });
    expect(standingOf(asked, instance.clock.now())).toBe('expired');
    await expect(instance.approve(asked.id, admins[0])).rejects.toMatchObject({ code: 'approval.expired' });
    const part = { from: 0, limit: 10, descending: true, ids: [asked.id], now: instance.clock.now() };
    expect((await instance.approvals.list({ ...part, states: ['expired'] })).total).toBe(1);
    expect((await instance.approvals.list({ ...part, states: ['waiting'] })).total).toBe(0);
  });

  test('an approval that the wallet refuses shows the reason, and the request keeps waiting', async () => {
    const userId = v7();
    const instance = process(databases[0]!);
    const { id } = await askFor(userId, -15_000, instance);
    await expect(instance.approve(id, admins[0])).rejects.toMatchObject({ code: 'wallet.insufficient_balance' });
    expect((await instance.approvals.find(id))?.state).toBe('waiting');
    expect(await balanceOf(userId)).toBe(0);
  });

  test('access given in the last 72 hours, to the asker or to the second admin, blocks the approval', async () => {
    for (const fresh of [asker, admins[0]]) {
      const clock = new FixedClock();
      const instance = process(databases[0]!, clock, new Map([[fresh, clock.now()]]));
      const userId = v7();
      const { id } = await askFor(userId, 15_000, instance);
      clock.advance({ seconds: 72 * 3600 - 60 });
      await expect(instance.approve(id, admins[0])).rejects.toMatchObject({
        code: 'approval.access_unsettled',
        params: { hours: 72 },
      });
      expect(await balanceOf(userId)).toBe(0);
      clock.advance({ seconds: 60 });
      expect((await instance.approve(id, admins[0])).state).toBe('approved');
    }
  });

  test('a request of an asker who has left the staff cannot be approved', async () => {
    const instance = process(databases[0]!);
    const { id } = await askFor(v7(), 15_000, instance, v7());
    await expect(instance.approve(id, admins[0])).rejects.toMatchObject({ code: 'approval.asker_left' });
  });

  test('an approval is refused when the asker lost the scope for it, or when the approver is no longer an admin', async () => {
    const clerk = v7();
    const userId = v7();
    const standing = (of: Powers, second: Powers = admin) =>
      process(
        databases[0]!,
        new FixedClock(),
        new Map(),
        new Map([
          [clerk, of],
          [admins[0], second],
        ]),
      );
    const { id } = await askFor(userId, 15_000, undefined, clerk);
    const other = standing({ role: 'staff', scopes: ['payouts:write', 'orders:write'] });
    await expect(other.approve(id, admins[0])).rejects.toMatchObject({ code: 'approval.asker_may_not' });
    const unmade = standing({ role: 'staff', scopes: ['wallets:write'] }, { role: 'staff', scopes: ['wallets:write'] });
    await expect(unmade.approve(id, admins[0])).rejects.toMatchObject({ code: 'identity.forbidden' });
    expect(await balanceOf(userId)).toBe(0);
    const held = standing({ role: 'staff', scopes: ['wallets:write'] });
    expect((await held.approve(id, admins[0])).state).toBe('approved');
  });
});

describe('the limit of money moved by hand', () => {
  const give = (userId: string, lira: number, instance: ReturnType<typeof process>, by = v7()) =>
    instance.correct.adjust({ userId, amount: Money.lira(lira), reason: 'Elle', by });

  test('small amounts add up: of 20 simultaneous movements over three processes only those within the limit succeed', async () => {
    const [userId, by] = [v7(), v7()];
    const instances = databases.map((database) => process(database));
    const ended = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => give(userId, 3_000, instances[i % 3]!, by)),
    );
    expect(codesOf(ended)).toEqual(Array.from({ length: 17 }, () => 'approval.required'));
    expect(await balanceOf(userId)).toBe(9_000_00);
  });

  test('money added and money removed both count for 24 hours, up to and including the limit', async () => {
    const [userId, by] = [v7(), v7()];
    const instance = process(databases[0]!);
    await give(userId, 9_000, instance, by);
    expect(await instance.left(userId, v7())).toBe(1_000_00);
    await give(userId, -1_000, instance, by);
    expect(await instance.left(userId, v7())).toBe(0);
    await expect(give(userId, 1, instance, by)).rejects.toMatchObject({
      code: 'approval.required',
      params: { limit: { amount: 10_000_00 }, moved: { amount: 10_000_00 }, hours: 24 },
    });
    await give(v7(), 10_000, instance, by);
    instance.clock.advance({ days: 1 });
    await give(userId, 10_000, instance, by);
  });

  test('all staff share one limit per user: 100 simultaneous movements by four of them stay within it', async () => {
    const [userId, ...clerks] = [v7(), v7(), v7(), v7(), v7()];
    const instances = databases.map((database) => process(database));
    const ended = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) => give(userId, 3_000, instances[i % 3]!, clerks[i % 4])),
    );
    expect(codesOf(ended)).toEqual(Array.from({ length: 97 }, () => 'approval.required'));
    expect(await balanceOf(userId)).toBe(9_000_00);
  });

  test('two staff members who move money for the same two users at once do not deadlock', async () => {
    const [clerks, owners] = [
      [v7(), v7()],
      [v7(), v7()],
    ];
    const instances = databases.map((database) => process(database));
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => give(owners[i % 2]!, 100, instances[i % 3]!, clerks[Math.floor(i / 2) % 2])),
    );
    expect(await Promise.all(owners.map(balanceOf))).toEqual([2_000_00, 2_000_00]);
  });

  test('a staff member moves at most ten times the limit per day over all users; others have separate allowances', async () => {
    const by = v7();
    const instances = databases.map((database) => process(database));
    const ended = await Promise.allSettled(
      Array.from({ length: 15 }, (_, i) => give(v7(), 9_000, instances[i % 3]!, by)),
    );
    expect(codesOf(ended)).toEqual(Array.from({ length: 4 }, () => 'approval.required_over_all'));
    const [instance] = instances;
    await expect(give(v7(), 1_001, instance!, by)).rejects.toMatchObject({
      code: 'approval.required_over_all',
      params: { limit: { amount: 100_000_00 }, moved: { amount: 99_000_00 }, hours: 24 },
    });
    expect(await instance!.left(v7(), by)).toBe(1_000_00);
    await give(v7(), 1_000, instance!, by);
    await give(v7(), 9_000, instance!);
    instance!.clock.advance({ days: 1 });
    await give(v7(), 9_000, instance!, by);
  });

  test.each(['pay-booster', 'withdraw-booster'] as const)(
    'the limit over all users applies to %s too',
    async (command) => {
      const { counter } = process(databases[0]!);
      const actorId = v7();
      const count = () => databases[0]!.run(() => counter({ actorId, personId: v7(), command, amount: limit }));
      for (let time = 0; time < 10; time++) await count();
      await expect(count()).rejects.toMatchObject({ code: 'approval.required_over_all' });
    },
  );

  test('movements for a deleted user still count for the staff member who made them', async () => {
    const instance = process(databases[0]!);
    const by = v7();
    for (let time = 0; time < 10; time++) {
      const userId = v7();
      await give(userId, 10_000, instance, by);
      await approvalPersonalData(databases[0]!).erase({ id: userId, email: '', emailVerified: false });
    }
    await expect(give(v7(), 1, instance, by)).rejects.toMatchObject({ code: 'approval.required_over_all' });
  });

  test('a movement that is refused for another reason does not count', async () => {
    const [userId, by] = [v7(), v7()];
    const instance = process(databases[0]!);
    await expect(give(userId, -9_000, instance, by)).rejects.toMatchObject({ code: 'wallet.insufficient_balance' });
    await give(userId, 10_000, instance, by);
  });
});
