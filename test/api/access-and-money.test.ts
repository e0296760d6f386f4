// Promise 41: staff who control access cannot pay money out to themselves. The thief is a staff member with one or two scopes
// who tries each command that these scopes allow, three times, with an accomplice. No money may reach the thief's bank account.
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Money } from '#kernel/money.ts';
import { type Scope, scopes, services } from '#kernel/vocabulary.ts';
import { ApiProblem } from '#contract/client.ts';
import type { RouteTable } from '#contract/route.ts';
import { type RouteKey, routes } from '#contract/routes.ts';
import { key } from '#test/support/calls.ts';
import { fund, logIn, register, type Session, withToken } from '#test/support/clients.ts';
import { withSecondFactor } from '#test/support/second-factor.ts';
import { harmlessCommands } from '#test/support/harmless-commands.ts';
import { emailChangeToken } from '#test/support/email-changes.ts';
import { newPerson, World } from '#test/support/world.ts';

jest.setTimeout(300_000);

const thiefsIban = 'DE89370400440532013000';
const honestIban = 'TR330006100519786457841326';
const password = 'kiraz-agaci-42';
const reason = 'Deneme için';
const amount = Money.lira(100);

let world: World;
let database: Client;
beforeAll(async () => {
  world = await World.begin({ ACCESS_SETTLES_HOURS: '72' });
  database = new Client(world.product.database.url);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await world.end();
});

const numbered = () => `FT${randomUUID().slice(0, 18)}`;

/** One attempted theft: the thief (a staff member), the thief's other accounts, and the victim (a booster with money). */
interface Attempt {
  readonly staff: Session & { readonly id: string };
  readonly victim: { readonly id: string; readonly username: string };
  readonly customerId: string;
  readonly won: {
    /** A session in which the thief is logged in as the victim. */
    inside?: Session;
    /** Set once the thief has changed the victim's email address to one that the thief reads. */
    readsMail?: true;
    /** A session of a second staff account that the thief created. */
    twin?: Session;
  };
  /** A booster who works for the thief and has already had a payout to the thief's bank account. */
  readonly accomplice: Session & { readonly id: string };
  /** Ids of the boosters whose requested payouts the thief tries to pay. */
  readonly boosters: string[];
  readonly held: readonly Scope[];
}
type Move = (attempt: Attempt) => Promise<unknown>;
const ids = async (text: string, ...values: readonly unknown[]): Promise<readonly string[]> =>
  (await database.query<{ id: string }>(text, [...values])).rows.map(({ id }) => id);

/** Creates an account as this staff member, sets its password by the invitation link, and logs in. */
const invited = async (
  { api }: Session,
  given: { readonly role: 'booster' } | { readonly role: 'staff'; readonly scopes: Scope[] },
): Promise<Session> => {
  const person = newPerson();
  await api.call('POST /admin/new-user', { body: { ...person, ...given }, ...key() });
  const token = await world.passwordToken(person.email);
  await api.call('PUT /users/password-reset', { body: { token, password } });
  return logIn(world.product.url, person.username, password);
};

/** How the thief uses each command that gives access or moves money. The server may refuse a call. */
const moves: Partial<Record<RouteKey, Move>> = {
  'POST /admin/change-password': async (attempt) => {
    const { staff, victim } = attempt;
    const { password: oneTime } = await staff.api.call('POST /admin/change-password', { body: { userId: victim.id } });
    const inside = await logIn(world.product.url, victim.username, oneTime);
    await inside.api.call('POST /users/current/password', {
      body: { oldPassword: oneTime, newPassword: randomUUID() },
    });
    attempt.won.inside = inside;
  },
  'POST /admin/change-email': async (attempt) => {
    // changes the victim's address to one that the thief reads, and then asks there for a new password of the victim's account
    const { staff, victim, won } = attempt;
    if (won.readsMail) return; // once is enough: an account gets at most three links in 15 minutes
    const { email } = newPerson();
    await staff.api.call('POST /admin/change-email', { body: { userId: victim.id, email, reason }, ...key() });
    await staff.api.call('PUT /users/email-change', { body: { token: await emailChangeToken(world, email) } });
    await staff.api.call('POST /users/password-reset', { body: { email } });
    const chosen = randomUUID();
    await staff.api.call('PUT /users/password-reset', {
      body: { token: await world.passwordToken(email), password: chosen },
    });
    won.inside = await logIn(world.product.url, victim.username, chosen);
    won.readsMail = true;
  },
  'POST /admin/reset-second-factor': async ({ staff, victim }) => {
    const { id } = await withSecondFactor(world.product.url);
    for (const userId of [victim.id, id])
      await tried(() => staff.api.call('POST /admin/reset-second-factor', { body: { userId }, ...key() }));
  },
  'POST /admin/new-user': async (attempt) => {
    const { staff } = attempt;
    const own = await invited(staff, { role: 'booster' });
    attempt.boosters.push((await own.api.call('GET /users/current')).id);
    await tried(() => own.api.call('POST /booster/payouts', { body: { amount, iban: thiefsIban }, ...key() }));
    if (attempt.won.twin) return;
    attempt.won.twin = watched(await invited(staff, { role: 'staff', scopes: [...attempt.held] }));
  },
  'POST /admin/withdraw-booster': ({ staff, victim }) =>
    staff.api.call('POST /admin/withdraw-booster', {
      body: { boosterId: victim.id, amount, iban: thiefsIban, reason },
      ...key(),
    }),
  'POST /admin/pay-booster': async ({ staff, boosters }) => {
    const theirs = await ids(`select id from payout where booster_id = any($1) and state = 'requested'`, boosters);
    for (const payoutId of [...theirs, await anHonestPayout()])
      await tried(() => staff.api.call('POST /admin/pay-booster', { body: { payoutId, decision: 'paid' }, ...key() }));
  },
  'POST /admin/choose-state': async ({ staff, accomplice }) => {
    // gives another customer's order to the accomplice and cancels it with full pay
    const orderId = await world.openOrder();
    const body = { orderId, boosterId: accomplice.id };
    await staff.api.call('POST /admin/choose-booster', { body, ...key() });
    const end = { orderId, state: 'cancelled', reason, earnedPercent: 100 } as const;
    await staff.api.call('POST /admin/choose-state', { body: end, ...key() });
  },
  'POST /admin/choose-booster': async ({ staff, accomplice }) => {
    // replaces the accomplice and states the accomplice's work as fully done, so that cancelling the order pays for it
    const orderId = await world.openOrder();
    const { id: successor } = await world.booster.api.call('GET /users/current');
    const { api } = staff;
    await api.call('POST /admin/choose-booster', { body: { orderId, boosterId: accomplice.id }, ...key() });
    await accomplice.api.call('POST /orders/:id/transitions', {
      params: { id: orderId },
      body: { to: 'started' },
      ...key(),
    });
    await tried(() =>
      api.call('POST /admin/choose-booster', {
        body: { orderId, boosterId: successor, reason, donePercent: 100 },
        ...key(),
      }),
    );
    const end = { orderId, state: 'cancelled', reason, earnedPercent: 0 } as const;
    await tried(() => api.call('POST /admin/choose-state', { body: end, ...key() }));
  },
  'POST /admin/agree-progress': async ({ staff, accomplice }) => {
    const id = await world.startedOrder(accomplice);
    const body = { current: { tier: 'gold', division: 1, points: 20 }, reason } as const;
    const { progress } = await accomplice.api.call('PUT /orders/:id/progress', { params: { id }, body });
    await staff.api.call('POST /admin/agree-progress', {
      body: { orderId: id, claim: progress.claim ?? '', reason },
      ...key(),
    });
  },
  'POST /admin/add-funds': async ({ staff, victim, customerId, accomplice }) => {
    for (const userId of [victim.id, customerId, accomplice.id])
      await staff.api.call('POST /admin/add-funds', { body: { userId, type: 'add', amount, reason }, ...key() });
  },
  'POST /admin/top-ups': ({ staff, customerId }) =>
    staff.api.call('POST /admin/top-ups', {
      body: {
        userId: customerId,
        provider: 'bank-transfer',
        amount,
        reference: numbered(),
        sender: 'Ada Yılmaz',
        arrivedOn: new Date().toISOString().slice(0, 10),
      },
      ...key(),
    }),
  'POST /admin/top-ups/:id/refund': async ({ staff, customerId }) => {
    for (const id of await ids(`select id from top_up where user_id = $1 and state = 'paid'`, customerId))
      await tried(() =>
        staff.api.call('POST /admin/top-ups/:id/refund', {
          params: { id },
          body: { reason, iban: thiefsIban },
          ...key(),
        }),
      );
  },
  'POST /admin/top-ups/:id/refund/made': async ({ staff, customerId }) => {
    for (const id of [...(await ids(`select id from top_up where user_id = $1`, customerId)), await anHonestRefund()])
      await tried(() =>
        staff.api.call('POST /admin/top-ups/:id/refund/made', {
          params: { id },
          body: { reference: numbered() },
          ...key(),
        }),
      );
  },
};

/** A booster who works for the thief. The wallet is empty. One payout to the thief's bank account was paid 89 days ago. */
const anAccomplice = async () => {
  const person = newPerson();
  const body = { ...person, role: 'booster', password } as const;
  const { id } = await world.admin.api.call('POST /admin/new-user', { body, ...key() });
  await database.query(`update user_account set access_changes = '[]', access_given_at = null where id = $1`, [id]);
  await database.query(
    `insert into payout (id, booster_id, amount_kurus, iban, state, requested_by, created_at, decided_by, decided_at)
     values ($1, $2, 100, $3, 'paid', $2, now() - interval '90 days', $2, now() - interval '89 days')`,
    [randomUUID(), id, thiefsIban],
  );
  const able = {
    availableServices: services.map((service) => service.id),
    leagueRank: 'challenger1',
    simultaneousOrders: 100,
  };
  await world.admin.api.call('PUT /admin/boosters/:id', { params: { id }, body: able });
  return { id, ...(await logIn(world.product.url, person.username, password)) };
};

/** The statuses of refusals, which are expected. Any other error is a defect of the product or of this test. */
const refused: readonly number[] = [403, 404, 409, 422];
const tried = async (move: () => Promise<unknown>): Promise<void> => {
  try {
    await move();
  } catch (error) {
    if (!(error instanceof ApiProblem && refused.includes(error.status))) throw error;
  }
};

/** Console commands that succeeded at least once. */
const worked = new Set<string>();
const watched = ({ token }: Session): Session =>
  withToken(world.product.url, token, async (input, init) => {
    const answer = await fetch(input, init);
    const path = new URL(new Request(input).url).pathname
      .replace(/^\/api/, '')
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ':id');
    if (answer.ok) worked.add(`${init?.method ?? 'GET'} ${path}`);
    return answer;
  });

/** A payout that another booster requested and whose waiting time is over: staff who may pay payouts can pay it. */
const anHonestPayout = async (): Promise<string> => {
  const stranger = await world.newBooster();
  const { id: userId } = await stranger.api.call('GET /users/current');
  await fund(world.admin, userId, amount);
  const { id } = await stranger.api.call('POST /booster/payouts', { body: { amount, iban: honestIban }, ...key() });
  await database.query(`update payout set iban_new = false where id = $1`, [id]);
  await database.query(`update user_account set access_changes = '[]', access_given_at = null where id = $1`, [userId]);
  return id;
};

/** A bank refund for another customer, requested by the admin. */
const anHonestRefund = async (): Promise<string> => {
  const { id: userId } = await register(world.product.url);
  const body = {
    userId,
    provider: 'bank-transfer',
    amount,
    reference: numbered(),
    sender: 'Ada Yılmaz',
    arrivedOn: new Date().toISOString().slice(0, 10),
  } as const;
  const { id } = await world.admin.api.call('POST /admin/top-ups', { body, ...key() });
  await world.admin.api.call('POST /admin/top-ups/:id/refund', {
    params: { id },
    body: { reason, iban: honestIban },
    ...key(),
  });
  return id;
};
const table: RouteTable = routes;
const scopesOf = (route: RouteKey): readonly Scope[] => {
  const access = table[route]?.access;
  return access?.kind === 'staff' ? [access.scope] : [];
};

/** Counts the payouts and refunds that were sent to the thief's bank account. */
const stolen = async (): Promise<number> =>
  (
    await ids(
      `select id from payout where iban = $1 and state = 'paid'
       union all select id from top_up where refund_iban = $1 and state = 'refunded'`,
      thiefsIban,
    )
  ).length;

const writing = scopes.filter((scope) => scope.endsWith(':write'));
const sets: readonly (readonly Scope[])[] = [
  ...scopes.map((scope) => [scope]),
  ...writing.flatMap((one, at) => writing.slice(at + 1).map((other) => [one, other])),
];

test('staff with one scope, or with two write scopes, cannot send money to a bank account of their own', async () => {
  const mattering = new Set<Scope>(['access:write', ...(Object.keys(moves) as RouteKey[]).flatMap(scopesOf)]);
  // a scope that allows none of the moves changes no outcome and is left out
  const cases = new Map<string, readonly Scope[]>();
  for (const held of sets) {
    const relevant = held.filter((scope) => mattering.has(scope));
    if (relevant.length > 0) cases.set(relevant.join(' + '), relevant);
  }
  expect(cases.size).toBe(15);
  const broken: string[] = [];
  for (const held of cases.values()) {
    const commands = (Object.keys(moves) as RouteKey[]).filter((route) =>
      scopesOf(route).some((scope) => held.includes(scope)),
    );
    const person = newPerson();
    const body = { ...person, role: 'booster', password } as const;
    const { id } = await world.admin.api.call('POST /admin/new-user', { body, ...key() });
    await fund(world.admin, id, Money.lira(500));
    // as if the victim's access had last changed long ago
    await database.query(`update user_account set access_changes = '[]', access_given_at = null where id = $1`, [id]);
    const accomplice = await anAccomplice();
    const staff = await world.staff(...held);
    const attempt: Attempt = {
      staff: { ...watched(staff), id: staff.id },
      won: {},
      victim: { id, username: person.username },
      customerId: (await register(world.product.url)).id,
      held,
      accomplice,
      boosters: [id, accomplice.id],
    };
    const before = await stolen();
    for (let round = 0; round < 3; round++)
      for (const command of commands) {
        await tried(async () => moves[command]?.(attempt));
        const { twin } = attempt.won;
        if (twin) await tried(async () => moves[command]?.({ ...attempt, staff: { ...twin, id: '' } }));
        await tried(() =>
          accomplice.api.call('POST /booster/payouts', { body: { amount, iban: thiefsIban }, ...key() }),
        );
        const { inside } = attempt.won;
        if (inside)
          await tried(() => inside.api.call('POST /booster/payouts', { body: { amount, iban: thiefsIban }, ...key() }));
      }
    if ((await stolen()) > before) broken.push(held.join(' + '));
  }
  expect(broken).toEqual([]);
  // each move must have succeeded at least once; otherwise its failed thefts prove nothing
  expect(Object.keys(moves).filter((route) => !worked.has(route))).toEqual([]);
});

test('the count of stolen money includes a planted theft: an admin pays a payout whose waiting time was removed', async () => {
  const before = await stolen();
  const { id } = await world.booster.api.call('GET /users/current');
  await fund(world.admin, id, amount);
  const body = { boosterId: id, amount, iban: thiefsIban, reason };
  const { id: payoutId } = await world.admin.api.call('POST /admin/withdraw-booster', { body, ...key() });
  await database.query(`update payout set iban_new = false where id = $1`, [payoutId]);
  await database.query(`update user_account set access_changes = '[]' where id = $1`, [id]);
  await world.admin.api.call('POST /admin/pay-booster', { body: { payoutId, decision: 'paid' }, ...key() });
  expect(await stolen()).toBe(before + 1);
});

test('every console command is tried as a theft, or is listed because it gives no access and moves no money', () => {
  const commands = (Object.keys(routes) as RouteKey[]).filter(
    (route) => /^(POST|PUT|PATCH|DELETE) \/admin\//.test(route) && scopesOf(route).length > 0 && !moves[route],
  );
  expect(commands.toSorted()).toEqual(harmlessCommands.toSorted());
});
