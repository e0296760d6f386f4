/**
 * Fills a migrated database with orders as the product would have left them: customers, boosters, events and every
 * ledger entry, with the database's triggers on. `DATABASE_URL=… node bench/generate-orders.ts 100000`
 */
import pg from 'pg';
import { v7 } from 'uuid';
import { activeStates, type BoosterTier, type OrderState, services } from '#kernel/vocabulary.ts';
import { Money } from '#kernel/money.ts';
import { promisedStates } from '#modules/order/domain/states.ts';
import { plain } from '#modules/identity/domain/canonical.ts';
import type { PriceBook } from '#modules/pricing/domain/price-book.ts';
import { quote } from '#modules/pricing/domain/quote.ts';
import { readDraft } from '#modules/pricing/index.ts';
import { payout } from '#modules/wallet/domain/entries.ts';
import { adjustment, orderPayment, orderRefund, settlement, type Entry } from '#modules/wallet/index.ts';
import { plainDraft } from '#test/support/drafts.ts';
import { Journal } from './support/journal.ts';
import { insertMany } from './support/insert-many.ts';
import { addAuditEvents, surroundings } from './support/surroundings.ts';

const atOnce = 2_000;
const day = 24 * 3600_000;

/** The states of a hundred orders. None is closed, because the product would settle it during a measurement. */
const statesOfAHundred: readonly OrderState[] = (
  [
    ['completed', 70],
    ['cancelled', 10],
    ['finished', 4],
    ['started', 5],
    ['in-game', 1],
    ['starting', 2],
    ['processing', 5],
    ['waiting', 3],
  ] as const
).flatMap(([state, count]) => Array.from({ length: count }, () => state));

const isActive = (state: OrderState): boolean => (activeStates as readonly OrderState[]).includes(state);

/** The states repeat after a hundred orders, in a scattered order. */
const stateAt = (index: number): OrderState => statesOfAHundred[(index * 37) % 100]!;
const activeOfAHundred = Array.from({ length: 100 }, (_, index) => index).filter((index) => isActive(stateAt(index)));

const firstNames = ['Deniz', 'Ege', 'Derya', 'Ada', 'Can', 'Elif', 'Kerem', 'Zeynep', 'Mert', 'Su'];
const lastNames = ['Yılmaz', 'Kaya', 'Demir', 'Şahin', 'Çelik', 'Arslan', 'Doğan', 'Kılıç', 'Aydın', 'Öztürk'];

/** How many orders a generated booster may play at once, as in a seeded profile. */
const atOnceByABooster = 20;
/** All finished orders were played by this many boosters, the first ones. */
const veterans = 20;
/** Enough boosters to fill a page. */
const fewestBoosters = 30;

/** The number of boosters with which none plays more than {@link atOnceByABooster} orders. */
const boostersFor = (orders: number): number =>
  Math.max(fewestBoosters, Math.ceil((Math.ceil(orders / 100) * activeOfAHundred.length) / atOnceByABooster));

interface Person {
  readonly id: string;
  readonly name: string;
}
interface Booster extends Person {
  readonly tier: BoosterTier;
}

/** @returns how long it took, in seconds */
export async function generateOrders(databaseUrl: string, count: number): Promise<number> {
  const began = performance.now();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const offers = await offersOf(client);
    const journal = new Journal(client);
    const people = await addPeople(client, journal, offers, count);
    for (let done = 0; done < count; done += atOnce) {
      await inTransaction(client, () =>
        addOrders(client, journal, offers, people, { from: done, to: Math.min(done + atOnce, count), of: count }),
      );
    }
    // without it the planner takes the tables for empty and scans all tickets for each new ticket
    await client.query('analyze');
    for (const statement of surroundings) await client.query(statement);
    await addAuditEvents(client, databaseUrl);
    // as autovacuum does when rows come over time
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
  return (performance.now() - began) / 1000;
}

/** One draft of each service, at the prices of the newest book. */
async function offersOf(client: pg.Client) {
  const { rows } = await client.query<{ version: number; document: PriceBook }>(
    'select version, document from price_book order by version desc limit 1',
  );
  const [newest] = rows;
  if (!newest) throw new Error('the database has no price book: start the server with it once');
  const book = { version: newest.version, book: newest.document };
  const now = new Date();
  return {
    share: newest.document.boosterShare,
    drafts: services.map((service) => {
      const draft = plainDraft(service.id);
      return { service, draft, server: readDraft(draft).server, ...quote(readDraft(draft), book, now) };
    }),
  };
}
type Offers = Awaited<ReturnType<typeof offersOf>>;

async function addPeople(client: pg.Client, journal: Journal, { drafts }: Offers, orders: number) {
  const run = Date.now().toString(36);
  const person = (role: 'customer' | 'booster', index: number, ofAName: number) => {
    const [firstName, lastName] = [firstNames[index % 10]!, lastNames[Math.floor(index / ofAName) % 10]!];
    const username = `${role}${run}${index}`;
    return { id: v7(), name: `${firstName} ${lastName[0]}.`, role, firstName, lastName, username };
  };
  const customers = Array.from({ length: Math.ceil(orders / 50) }, (_, index) => person('customer', index, 10));
  const boosters = Array.from({ length: boostersFor(orders) }, (_, index) => ({
    ...person('booster', index, fewestBoosters),
    tier: ((index % 4) + 1) as BoosterTier,
  }));
  const { rows: admins } = await client.query<{ id: string }>(
    `select id from user_account where role = 'admin' order by created_at limit 1`,
  );
  const [admin] = admins;
  if (!admin) throw new Error('the database has no admin: start the server with it once');
  const dearest = Math.max(...drafts.map(({ price }) => price.amount));
  const now = new Date();
  const everybody = [...customers, ...boosters];
  await inTransaction(client, async () => {
    // users register one after the other, on the day before the first order
    await insertMany(
      client,
      'user_account',
      everybody.map((user, index) => userRow(user, new Date(now.getTime() - 366 * day + index * 1000))),
    );
    await insertMany(client, 'booster_profile', boosters.map(profileRow));
    await journal.post(
      now,
      everybody.map(({ id, role }) =>
        adjustment({
          adjustmentId: v7(),
          userId: id,
          amount: role === 'customer' ? Money.kurus(dearest).times(50) : Money.lira(1),
          reason: 'generated',
          actorId: admin.id,
        }),
      ),
    );
  });
  return { customers: customers satisfies Person[], boosters: boosters satisfies Booster[] };
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

async function addOrders(
  client: pg.Client,
  journal: Journal,
  { drafts, share }: Offers,
  { customers, boosters }: { readonly customers: readonly Person[]; readonly boosters: readonly Booster[] },
  { from, to, of }: Range,
): Promise<void> {
  const numbers = await client.query<{ number: string }>(
    `select nextval('orders_number_seq') as number from generate_series(1, $1)`,
    [to - from],
  );
  const orders = numbers.rows.map(({ number }, offset) => {
    const index = from + offset;
    const createdAt = new Date(Date.now() - Math.floor(((of - index) / of) * 365 * day));
    const age = of - 1 - index;
    const state = stateAt(index);
    const booster = boosterOf(boosters, state, index, age);
    const offer = drafts[(index * 13) % drafts.length]!;
    const earned = state === 'completed' && booster ? offer.price.percent(share[booster.tier]) : Money.zero;
    const customer = customers[index % customers.length]!;
    return {
      id: v7({ msecs: createdAt.getTime() }),
      number,
      createdAt,
      state,
      booster,
      offer,
      earned,
      customer,
      share,
      age,
    };
  });
  await insertMany(client, 'orders', orders.map(orderRow));
  await insertMany(client, 'order_event', orders.flatMap(eventRows));
  await journal.post(new Date(), orders.flatMap(entriesOf));
  const payouts = orders.flatMap(payoutsAfter);
  await insertMany(client, 'payout', payouts);
  await journal.post(
    new Date(),
    payouts.map(({ id, booster_id, amount_kurus }) =>
      payout({ payoutId: id, boosterId: booster_id, amount: Money.kurus(amount_kurus), actorId: booster_id }),
    ),
  );
}

/**
 * Active orders are distributed evenly over all boosters. Finished orders belong to the veterans, and the newest
 * thousand orders to five of these.
 */
function boosterOf(boosters: readonly Booster[], state: OrderState, index: number, age: number): Booster | null {
  if (isActive(state)) {
    const place = Math.floor(index / 100) * activeOfAHundred.length + activeOfAHundred.indexOf(index % 100);
    return boosters[place % boosters.length]!;
  }
  if (state !== 'completed' && state !== 'finished') return null;
  return boosters[(index * 7) % (age < 1_000 ? 5 : veterans)]!;
}

/** A payout of one lira after one of 20 completed orders. The payouts after the newest orders are not decided yet. */
const payoutsAfter = ({ number, state, booster, createdAt, age }: Generated) => {
  const isRequested = age < 800;
  return state === 'completed' && booster && Number(number) % 20 === 0
    ? [
        {
          id: v7({ msecs: createdAt.getTime() }),
          booster_id: booster.id,
          amount_kurus: 100,
          iban: 'TR330006100519786457841326',
          state: isRequested ? 'requested' : 'paid',
          requested_by: booster.id,
          created_at: createdAt,
          decided_by: isRequested ? null : booster.id,
          decided_at: isRequested ? null : createdAt,
        },
      ]
    : [];
};

/** One of ten orders of each state, since the states repeat after a hundred orders. */
const isOneOfTen = (number: string): boolean => Math.floor(Number(number) / 100) % 10 === 0;

interface Generated {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Date;
  readonly state: OrderState;
  readonly booster: Booster | null;
  readonly offer: Offers['drafts'][number];
  readonly earned: Money;
  readonly customer: Person;
  readonly share: Offers['share'];
  /** How many orders are newer. */
  readonly age: number;
}

function entriesOf({ id, number, state, booster, offer: { price }, earned, customer }: Generated): Entry[] {
  const order = { id, number };
  const payment = orderPayment({ order, customerId: customer.id, price });
  if (state === 'cancelled')
    return [payment, orderRefund({ order, customerId: customer.id, amount: price, actorId: customer.id })];
  if (state === 'completed' && booster)
    return [payment, settlement({ order, boosterId: booster.id, held: price, share: earned, actorId: null })];
  return [payment];
}

const userRow = (
  {
    id,
    role,
    firstName,
    lastName,
    username,
  }: Person & { role: string; firstName: string; lastName: string; username: string },
  now: Date,
) => ({
  id,
  first_name: firstName,
  last_name: lastName,
  email: `${username}@ornek.test`,
  email_canonical: `${username}@ornek.test`,
  username,
  username_canonical: username,
  must_change_password: false,
  role,
  scopes: [],
  status: 'active',
  email_verified: true,
  marketing_mail: false,
  muted_notices: [],
  search_text: plain(` ${firstName} ${lastName} ${username}@ornek.test ${username}`),
  created_at: now,
});

const profileRow = ({ id, tier }: Booster) => ({
  id,
  simultaneous_orders: atOnceByABooster,
  available_services: services.map((service) => service.id),
  league_rank: 'challenger1',
  valorant_rank: 'radiant1',
  wildrift_rank: 'challenger1',
  tft_rank: 'challenger1',
  comfortable_league_servers: [],
  comfortable_wildrift_servers: [],
  comfortable_valorant_servers: [],
  languages: ['tr'],
  tier,
});

const orderRow = ({ id, number, createdAt, state, booster, offer, earned, customer, share, age }: Generated) => ({
  id,
  number,
  customer_id: customer.id,
  customer_name: customer.name,
  booster_id: booster?.id ?? null,
  booster_name: booster?.name ?? null,
  booster_tier: booster?.tier ?? null,
  share_percent: booster ? share[booster.tier] : null,
  service: offer.service.id,
  game: offer.service.game,
  server: offer.server,
  state,
  price_kurus: offer.price.amount,
  coupon_discount_kurus: 0,
  booster_earned_kurus: earned.amount,
  refunded_kurus: state === 'cancelled' ? offer.price.amount : 0,
  tipped_kurus: 0,
  draft: offer.draft,
  summary: offer.summary,
  price_book_version: offer.priceBookVersion,
  min_hours: offer.estimate.minHours,
  max_hours: offer.estimate.maxHours,
  priority: false,
  lane_changed: false,
  account_given: offer.service.accountNeeded && state !== 'waiting',
  account_replaced: false,
  due_at: dueAt(state, createdAt, number, age),
  disputed: state === 'finished' && (age < 1_000 || isOneOfTen(number)),
  progress_percent: state === 'completed' ? 100 : 0,
  finished_at: state === 'completed' ? createdAt : state === 'finished' ? new Date() : null,
  // triggers set these times at transitions, which these orders never made
  first_taken_at: booster ? createdAt : null,
  cancelled_at: state === 'cancelled' ? createdAt : null,
  ...firstFinishOf(state, createdAt, booster, Number(number)),
  created_at: createdAt,
  updated_at: createdAt,
});

/** The deadline of a promised order: in a month. One of ten orders is late, and so are the newest 500. */
const dueAt = (state: OrderState, createdAt: Date, number: string, age: number): Date | null => {
  if (!(promisedStates as readonly OrderState[]).includes(state)) return null;
  return age < 500 || isOneOfTen(number) ? createdAt : new Date(Date.now() + 30 * day);
};

/** The first finish: one hour to two days after placing, one of ten late. */
const firstFinishOf = (state: OrderState, createdAt: Date, booster: Booster | null, number: number) => {
  const seconds = 3600 * (1 + ((number * 31) % 48));
  const done = state === 'completed' || state === 'finished';
  return {
    first_finished_at: done ? new Date(Math.min(createdAt.getTime() + seconds * 1000, Date.now())) : null,
    first_finished_by: done && booster ? booster.id : null,
    played_seconds: done ? seconds : null,
    finished_late: done ? number % 10 === 0 : null,
  };
};

const eventRows = ({ id, createdAt, state, offer, customer }: Generated) => {
  const first = offer.service.accountNeeded ? 'waiting' : 'processing';
  const event = (kind: string, from: string | null, to: string) => ({
    order_id: id,
    at: createdAt,
    kind,
    actor_id: customer.id,
    actor_role: 'customer',
    actor_name: customer.name,
    from_state: from,
    to_state: to,
  });
  return [event('placed', null, first), ...(state === first ? [] : [event('transition', first, state)])];
};

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  await work();
  await client.query('commit');
}

if (import.meta.main) {
  const [count, url] = [Number(process.argv[2]), process.env.DATABASE_URL];
  if (!Number.isSafeInteger(count) || count < 1 || !url) {
    console.error('usage: DATABASE_URL=postgres://… node bench/generate-orders.ts <count>');
    process.exit(2);
  }
  console.log(`${count} orders in ${(await generateOrders(url, count)).toFixed(1)} s`);
}
