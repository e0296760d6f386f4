/**
 * Fills a migrated database with orders as the product would have left them: customers, boosters, events and every
 * ledger entry, under the database's guards. `DATABASE_URL=… node bench/generate-orders.ts 100000`
 */
import pg from 'pg';
import { v7 } from 'uuid';
import { activeStates, type BoosterTier, type OrderState, services } from '#kernel/vocabulary.ts';
import { Money } from '#kernel/money.ts';
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

/** Of a hundred orders: most are long done. None is closed, for the product would settle it while something is measured. */
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

const firstNames = ['Deniz', 'Ege', 'Derya', 'Ada', 'Can', 'Elif', 'Kerem', 'Zeynep', 'Mert', 'Su'];
const lastNames = ['Yılmaz', 'Kaya', 'Demir', 'Şahin', 'Çelik', 'Arslan', 'Doğan', 'Kılıç', 'Aydın', 'Öztürk'];

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
    // else the planner takes the tables for empty, and looks through all tickets for each that it adds
    await client.query('analyze');
    for (const statement of surroundings) await client.query(statement);
    await addAuditEvents(client, databaseUrl);
    for (const table of [
      'orders',
      'message',
      'top_up',
      'order_event',
      'ledger_entry',
      'ledger_posting',
      'ledger_account',
      'ticket',
      'ticket_message',
      'order_review',
      'order_dispute',
      'message_report',
      'house_note',
      'payout',
      'reconciliation_difference',
      'webhook_delivery',
      'user_session',
      'audit_event',
    ])
      await client.query(`vacuum analyze "${table}"`);
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
  if (!newest) throw new Error('the database has no price book: start the product on it once');
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
  const person = (role: 'customer' | 'booster', index: number) => {
    const [firstName, lastName] = [firstNames[index % 10]!, lastNames[Math.floor(index / 10) % 10]!];
    const username = `${role}${run}${index}`;
    return { id: v7(), name: `${firstName} ${lastName[0]}.`, role, firstName, lastName, username };
  };
  const customers = Array.from({ length: Math.ceil(orders / 50) }, (_, index) => person('customer', index));
  const boosters = Array.from({ length: 20 }, (_, index) => ({
    ...person('booster', index),
    tier: ((index % 4) + 1) as BoosterTier,
  }));
  const dearest = Math.max(...drafts.map(({ price }) => price.amount));
  const now = new Date();
  await inTransaction(client, async () => {
    await insertMany(
      client,
      'user_account',
      [...customers, ...boosters].map((user) => userRow(user, now)),
    );
    await insertMany(client, 'booster_profile', boosters.map(profileRow));
    await journal.post(
      now,
      customers.map(({ id }) =>
        adjustment({
          adjustmentId: v7(),
          userId: id,
          amount: Money.kurus(dearest).times(50),
          reason: 'generated',
          actorId: id,
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
    const state = statesOfAHundred[(index * 37) % 100]!;
    const taken = state === 'completed' || state === 'finished' || isActive(state);
    const booster = taken ? boosters[(index * 7) % boosters.length]! : null;
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
      isRecent: index >= of - 100,
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

/** After one of 20 completed orders a payout of a lira; the newest are still to be decided. */
const payoutsAfter = ({ number, state, booster, createdAt, isRecent }: Generated) =>
  state === 'completed' && booster && Number(number) % 20 === 0
    ? [
        {
          id: v7({ msecs: createdAt.getTime() }),
          booster_id: booster.id,
          amount_kurus: 100,
          iban: 'TR330006100519786457841326',
          state: isRecent ? 'requested' : 'paid',
          requested_by: booster.id,
          created_at: createdAt,
          decided_by: isRecent ? null : booster.id,
          decided_at: isRecent ? null : createdAt,
        },
      ]
    : [];

/** One of ten orders of each state: the states come again after a hundred. */
const isOneOfTen = (number: string): boolean => Math.floor(Number(number) / 100) % 10 === 0;

const isActive = (state: OrderState): boolean => (activeStates as readonly OrderState[]).includes(state);

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
  /** One of the newest hundred. */
  readonly isRecent: boolean;
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
  search_text: ` ${username}`,
  created_at: now,
});

const profileRow = ({ id, tier }: Booster) => ({
  id,
  simultaneous_orders: 100,
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

const orderRow = ({ id, number, createdAt, state, booster, offer, earned, customer, share }: Generated) => ({
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
  due_at: dueAt(state, createdAt, number),
  disputed: state === 'finished' && isOneOfTen(number),
  progress_percent: state === 'completed' ? 100 : 0,
  finished_at: state === 'completed' ? createdAt : state === 'finished' ? new Date() : null,
  ...firstFinishOf(state, createdAt, booster, Number(number)),
  created_at: createdAt,
  updated_at: createdAt,
});

/** What is played has a month left, one of ten is late. */
const dueAt = (state: OrderState, createdAt: Date, number: string): Date | null => {
  if (state !== 'started' && state !== 'in-game') return null;
  return isOneOfTen(number) ? createdAt : new Date(Date.now() + 30 * day);
};

/** From an hour to two days after it was placed, one of ten of them late. */
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
