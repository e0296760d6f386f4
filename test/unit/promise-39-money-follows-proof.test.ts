// Promise 39: nothing is paid for a claim alone. The use cases of an order run in a random sequence, and an independent
// count keeps how much work is proven.
import { expect, test } from '@jest/globals';
import type { NewMatch } from '#contract/order/schemas.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { serviceOf } from '#kernel/vocabulary.ts';
import { type AdvanceOrder, advanceOrder } from '#modules/order/application/advance-order.ts';
import { type AgreeProgress, agreeProgress } from '#modules/order/application/agree-progress.ts';
import { type DecideDispute, decideDispute } from '#modules/order/application/decide-dispute.ts';
import { orderChanges } from '#modules/order/application/order-changes.ts';
import { type RecordProgress, recordProgress } from '#modules/order/application/record-progress.ts';
import { askForBooster } from '#modules/order/domain/booster-request.ts';
import { openDispute } from '#modules/order/domain/dispute.ts';
import { system, take, type Actor, type Order } from '#modules/order/domain/order.ts';
import type { Walker } from '#modules/order/domain/transitions.ts';
import { plainDraft } from '#test/support/drafts.ts';
import { InMemoryDisputes } from '#test/support/fakes/in-memory-disputes.ts';
import { InMemoryOrders } from '#test/support/fakes/in-memory-orders.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { DefaultSettings } from '#test/support/default-settings.ts';
import fc from '#test/support/property.ts';
import { aBooster, anOrder } from '#test/support/orders.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const wins = 5;
const shortestMinutes = 10;
const customer = { id: 'c', displayName: 'Ada N.', role: 'customer' } as const satisfies Actor;
const staff = { id: 's', displayName: 'Ekip', role: 'staff' } as const satisfies Actor;
const price = Money.lira(500);
const line = { code: 'wins', label: '5 galibiyet', amount: { amount: price.amount, currency: 'TRY' as const } };

/** One order with its use cases on fakes, and an independent count of how much of it is proven or agreed to. */
class Desk {
  readonly #clock = new FixedClock();
  readonly #orders = new InMemoryOrders();
  readonly #disputes = new InMemoryDisputes();
  readonly #advance: AdvanceOrder;
  readonly #agree: AgreeProgress;
  readonly #progress: RecordProgress;
  readonly #decide: DecideDispute;
  #ids = 0;
  #boosters = 0;
  #began = this.#clock.now();
  #counted = 0;
  /** The matches that the present booster entered, and how many of them came before the booster's last claim. */
  #entered: ('win' | 'loss')[] = [];
  #claimedAt = 0;
  /** Wins that count and that came after the booster's last claim. */
  #sinceClaim = 0;
  #paper = 0;

  constructor() {
    const ids = { next: () => `id${++this.#ids}` };
    type Needs = Parameters<typeof advanceOrder>[0];
    const [rows, running] = [this.#orders, new NoTransactions()];
    const none: object = { post: async () => [], eraseForOrder: async () => false, send: async () => undefined };
    this.#advance = advanceOrder({
      orders: rows,
      ledger: none as Needs['ledger'],
      vault: none as Needs['vault'],
      jobs: none as Needs['jobs'],
      terms: new DefaultSettings().terms,
      limit: { count: async () => undefined },
      work: unitOfWork({ transactions: running, clock: this.#clock }),
    });
    const changes = orderChanges({ orders: rows, work: unitOfWork({ transactions: running, clock: this.#clock }) });
    this.#agree = agreeProgress({
      orders: rows,
      changes,
      limit: { count: async () => undefined },
      work: unitOfWork({ transactions: running, clock: this.#clock }),
    });
    this.#progress = recordProgress({
      orders: rows,
      advance: this.#advance,
      changes,
      work: unitOfWork({ transactions: running, clock: this.#clock, ids }),
    });
    this.#decide = decideDispute({
      orders: rows,
      disputes: this.#disputes,
      advance: this.#advance,
      work: unitOfWork({ transactions: running, clock: this.#clock }),
    });
  }

  static async open(): Promise<Desk> {
    const desk = new Desk();
    const order = { id: 'o', state: 'processing', service: serviceOf('tft/win-boost'), price, lane: null } as const;
    const [draft, estimate] = [plainDraft('tft/win-boost'), { minHours: 1, maxHours: 2 }];
    await desk.#orders.add(anOrder({ ...order, draft, summary: [line], estimate }));
    return desk;
  }

  async #order(): Promise<Order> {
    const order = await this.#orders.find('o');
    if (!order) throw new Error('the order is not there');
    return order;
  }

  async #booster() {
    const { boosterId } = await this.#order();
    return { id: boosterId ?? 'nobody', displayName: 'Ege D.', role: 'booster' } as const;
  }

  /** What was paid so far and the most that may be paid: 75 percent of the proven part of the price, in kuruş. */
  async money(): Promise<{ readonly paid: number; readonly covered: number }> {
    const { earlier, boosterEarned } = await this.#order();
    const covered = Math.ceil((price.amount * Math.min(this.#paper, wins) * 0.75) / wins);
    return { paid: earlier.earned.plus(boosterEarned).amount, covered: Math.min(covered, price.amount) };
  }

  /** Counts the entered matches in their order, as many as fit into the time since the booster began. */
  #countPlayed(): void {
    const minutes = (this.#clock.now().getTime() - this.#began.getTime()) / 60_000;
    const fitting = Math.min(Math.floor(minutes / shortestMinutes), this.#entered.length);
    for (; this.#counted < fitting; this.#counted++) {
      if (this.#entered[this.#counted] !== 'win') continue;
      this.#paper++;
      if (this.#counted >= this.#claimedAt) this.#sinceClaim++;
    }
  }

  #walk(to: Parameters<AdvanceOrder['run']>[0]['to'], walker: Walker, actor: Actor, details = {}, more = {}) {
    return this.#advance.run({ orderId: 'o', to, walker, actor, details, ...more });
  }

  readonly acts: Readonly<Record<string, (n: number) => Promise<unknown>>> = {
    take: async (n) => {
      const booster = aBooster(`b${++this.#boosters}`, [60, 65, 70, 75][n % 4]);
      const order = await this.#order();
      const step = take(order, booster, this.#clock.now());
      const actor = { ...(await this.#booster()), id: booster.id };
      // like the use case that takes an order, this runs in the caller's transaction
      await unitOfWork({ transactions: new NoTransactions() }).run(() => this.#advance.commit(order, step, actor));
    },
    start: async () => {
      await this.#walk('started', 'booster', await this.#booster());
      if ((await this.#orders.eventsOf('o')).at(-1)?.from === 'starting') {
        [this.#began, this.#counted, this.#claimedAt] = [this.#clock.now(), 0, 0];
        this.#entered = [];
      }
    },
    enterGame: async () => this.#walk('in-game', 'booster', await this.#booster()),
    play: async (n) => {
      const result = n % 3 === 0 ? 'loss' : 'win';
      const played: NewMatch = {
        kills: 1,
        deaths: 1,
        assists: 1,
        points: (n % 900) - 450,
        result,
        playedAt: this.#clock.now().toISOString(),
      };
      await this.#progress.addMatch('o', played, await this.#booster());
      this.#entered.push(result);
      this.#countPlayed();
    },
    say: async (n) => {
      await this.#progress.correct('o', { done: n % (wins + 1) }, 'Öyle', await this.#booster());
      this.#sinceClaim = 0;
      this.#claimedAt = this.#entered.length;
    },
    agree: async (n) => {
      const { claim } = await this.#order();
      const [id, done] = [claim?.id ?? 'none', claim?.to.done ?? 0];
      await (n % 2 ? this.#agree.byCustomer('o', id, customer) : this.#agree.byStaff('o', id, 'Görüldü', staff));
      this.#paper = Math.max(this.#paper, done + this.#sinceClaim);
    },
    ask: async () => {
      await this.#orders.save(askForBooster(await this.#order(), 'Yavaş', this.#clock.now()));
    },
    sweepWish: async () => {
      if (!(await this.#order()).boosterRequest) return;
      await this.#walk('processing', 'system', system);
    },
    drop: async (n) =>
      this.#walk(
        'processing',
        'booster',
        await this.#booster(),
        { reason: 'Bıraktı' },
        n % 2 ? { donePercent: n % 101 } : {},
      ),
    replace: async (n) => {
      const donePercent = n % 2 ? n % 101 : undefined;
      await this.#walk('processing', 'staff', staff, { reason: 'Değişti' }, { donePercent });
      if (donePercent !== undefined) this.#paper = Math.max(this.#paper, (donePercent * wins) / 100);
    },
    finish: async (n) => {
      this.#countPlayed();
      await this.#walk('finished', 'booster', await this.#booster(), n % 2 ? { reason: 'Bitti', pictures: 1 } : {});
    },
    dispute: async () => {
      const said = { id: `d${++this.#ids}`, kind: 'other', text: 'Eksik kaldı', claimedPercent: null } as const;
      const { order, dispute } = openDispute(await this.#order(), said, this.#clock.now());
      await this.#disputes.add({ ...dispute, answerDueAt: this.#clock.now() });
      await this.#orders.save(order);
    },
    decide: async (n) => {
      if (n % 2) await this.#decide.run('o', { outcome: 'upheld' }, staff, 'Haklı');
      else {
        await this.#decide.run('o', { outcome: 'rejected' }, staff, 'Tamam');
        this.#paper = wins;
      }
    },
    confirm: async () => {
      await this.#walk('closed', 'customer', customer);
      this.#paper = wins;
    },
    cancel: async (n) => {
      await this.#walk('cancelled', 'staff', staff, { reason: 'İptal', earnedPercent: n % 101 });
      this.#paper = wins;
    },
    timePasses: async (n) => {
      this.#clock.advance({ seconds: (n % 240) * 60 });
      const { state, closesAt, disputed } = await this.#order();
      // like the sweep, this closes only an order that is due and not disputed
      if (state === 'finished' && closesAt && closesAt <= this.#clock.now() && !disputed)
        await this.#walk('closed', 'system', system);
    },
    daysPass: async () => this.acts.timePasses?.(239),
    settle: () => this.#walk('completed', 'system', system),
  };
}

test('no sequence of acts pays a booster for more than matches prove or the customer or staff agreed to', async () => {
  const names = Object.keys((await Desk.open()).acts);
  const sequence = fc.array(
    fc.tuple(fc.constantFrom(...names, 'play', 'play', 'play', 'play', 'play', 'play'), fc.nat({ max: 10_000 })),
    {
      minLength: 5,
      maxLength: 60,
    },
  );
  await fc.assert(
    fc.asyncProperty(sequence, async (acts) => {
      const desk = await Desk.open();
      for (const [name, n] of [['take', 0], ['start', 0], ...acts] as const) {
        try {
          await desk.acts[name]?.(n);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
        }
        const { paid, covered } = await desk.money();
        expect(paid).toBeLessThanOrEqual(covered);
      }
    }),
    { numRuns: 500 },
  );
});
