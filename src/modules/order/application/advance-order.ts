import { Money } from '#kernel/money.ts';
import type { ApprovalCommand } from '#kernel/approvals.ts';
import { isComplete } from '#kernel/progress.ts';
import { DomainError } from '#kernel/refusal.ts';
import { gameOf, type OrderState } from '#kernel/vocabulary.ts';
import { type Approved, type Entry, partialCancel, settlement, streamRefund } from '#modules/wallet/index.ts';
import { paidBy } from '../domain/house-pay.ts';
import { system, walk, type Actor, type Order, type Step, type StepDetails } from '../domain/order.ts';
import type { Moved, StepFacts } from '../domain/order-events.ts';
import type { TimelineLine } from '../domain/timeline.ts';
import { isUnproven } from '../domain/proof.ts';
import type { Stint } from '../domain/shares.ts';
import { couponOnStream, withStreamRefund } from '../domain/stream.ts';
import type { Walker } from '../domain/transitions.ts';
import { countDue } from './count-matches.ts';
import { settlesOrders } from './queues.ts';
import { isBetweenMatches } from './order-notices.ts';
import type { OrderRecord } from './ports.ts';
import { followStream, streamOwed } from './streams.ts';
import { agreedOf, hasUnagreedMatches, provenOf, settledAt, worthOf } from './work-worth.ts';
import type { Needs } from './needs.ts';

export interface Advance extends Approved {
  readonly orderId: string;
  readonly to: OrderState;
  readonly actor: Actor;
  /** The role in which the actor stands to this order. */
  readonly walker: Walker;
  readonly details?: StepDetails;
  /** Where staff take the order from its booster: how much of its work is done. Without it, what is proven. */
  readonly donePercent?: number | undefined;
}

/** States with which the game account's credentials have no more purpose (domain.md §5). */
const erasing: readonly OrderState[] = ['closed', 'cancelled'];

/**
 * One step along the state table with all that belongs to it, in one transaction: money, credentials, timeline, live
 * event, notices. Settlement and refunds happen with the transition or not at all.
 * Many needs: a step moves money, credentials and jobs with the order.
 */
export const advanceOrder = ({
  orders,
  ledger,
  vault,
  jobs,
  terms,
  limit,
  work,
}: Needs<'orders' | 'ledger' | 'vault' | 'jobs' | 'terms' | 'limit' | 'work'>) => {
  /** What people want to know of a step besides. */
  const factsOf = async (record: OrderRecord, step: Step): Promise<StepFacts> => {
    if (isBetweenMatches(step.from, step.order.state)) return {};
    const proven =
      isUnproven(step.order) && record.draft
        ? { ...(await provenOf(orders, record)), game: gameOf(record.draft) }
        : undefined;
    return { proven, again: step.order.state === 'started' && (await wasPlayed(step)) };
  };

  /** Before this step: by somebody else, or until it was finished. */
  const wasPlayed = async ({ from, order: { id } }: Step): Promise<boolean> => {
    if (from === 'finished') return true;
    const begun = (await orders.eventsOf(id)).filter(({ to }) => to === 'started');
    return begun.length > 1; // this step is on the timeline already
  };

  /** What boosters are paid because somebody of the house says so counts as all money that the house moves by hand. */
  const countPay = async (
    record: OrderRecord,
    step: Step,
    { id: actorId }: Actor,
    command: ApprovalCommand,
  ): Promise<void> => {
    if (actorId === null || (step.order.state !== 'cancelled' && step.order.state !== 'closed')) return;
    const { order } = step;
    const stints = order.earlier.earned.isPositive ? await orders.stintsOf([order.id]) : [];
    // in one order for everybody, for each is locked
    const paid = [...paidBy(step, stints, await streamOwed(orders, record))].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    for (const [personId, amount] of paid) await limit.count({ actorId, personId, command, amount });
  };

  /**
   * What a leaving booster is owed, or loses, because staff state how much was done: it moves when the order ends. Who comes next
   * earns what the one who leaves loses.
   */
  const countStated = async ({ stint }: Step, { stint: proven }: Step, { id: actorId }: Actor): Promise<void> => {
    if (actorId === null || !stint) return;
    const lost = (proven?.earned ?? Money.zero).minus(stint.earned);
    const amount = stint.earned.isLessThan(lost) ? lost : stint.earned;
    if (amount.isPositive) await limit.count({ actorId, personId: stint.boosterId, command: 'end-order', amount });
  };

  /** What the rules have to know of an order that is finished, or ends. */
  const known = async (record: OrderRecord, to: OrderState): Promise<StepDetails> => {
    if (to === 'completed' || to === 'cancelled') return { streamOwed: await streamOwed(orders, record) };
    if (to !== 'finished') return {};
    await countDue(orders, record, work.now());
    // a customer who asked for another booster is not made to pay by time for matches that the booster typed
    const done = record.order.boosterRequest ? agreedOf(record) : await provenOf(orders, record);
    return { confirmWithin: terms.confirmWithin(), reached: isComplete(done, done.total) };
  };

  /**
   * A booster leaves a locked order, which looks for another one. What they did counts as far as it is proven, or as staff
   * say; what only they said leaves with them.
   * @throws DomainError identity.forbidden for a `donePercent` of anybody but staff, order.work_unjudged for a booster with
   * matches that nobody agreed to, approval.required, approval.required_over_all
   */
  const release = async (
    record: OrderRecord,
    { actor, walker, details, donePercent, approved }: Omit<Advance, 'orderId' | 'to'>,
    /** The caller gives the order to the next booster at once, and tells its customer of that. */
    next?: 'given at once',
  ): Promise<OrderRecord> => {
    if (donePercent !== undefined && walker !== 'staff') throw new DomainError('identity.forbidden');
    const settled = donePercent === undefined ? record : await settledAt(orders, record, donePercent);
    const { percent } = await provenOf(orders, settled);
    const worth = await worthOf(orders, settled);
    const step = walk(record.order, 'processing', walker, work.now(), { ...details, worth });
    if (walker === 'booster' && (await hasUnagreedMatches(orders, record)))
      throw new DomainError('order.work_unjudged');
    if (donePercent !== undefined && !approved) {
      const proven = walk(record.order, 'processing', walker, work.now(), {
        ...details,
        worth: await worthOf(orders, record),
      });
      await countStated(step, proven, actor);
    }
    const left = { ...settled, claim: null, progressPercent: percent };
    // a booster may do so while it is played only where its customer let it rest for too long
    const rested = walker === 'booster' && step.from === 'started' ? 'order.paused' : undefined;
    const reason = details?.reason ?? rested;
    return commit(left, step, actor, { reason, as: next ? 'moved-to-next-booster' : 'moved' });
  };

  /** Writes a step that a rule has made from a locked record. The caller's transaction is running. */
  const commit = async (
    record: OrderRecord,
    step: Step,
    actor: Actor,
    {
      reason,
      as = 'moved',
      command = 'end-order',
      approved,
    }: Approved & {
      readonly reason?: string | undefined;
      /** As what it is told. */
      readonly as?: Moved['kind'];
      /** By which the house pays boosters with it: what its limit is counted by. */
      readonly command?: ApprovalCommand;
    } = {},
  ): Promise<OrderRecord> => {
    if (ofTheHouse(actor) && !approved) await countPay(record, step, actor, command);
    const before = record.order;
    const back = forStream(step);
    const after = {
      ...record,
      ...forgetBooster(step.order),
      summary: withStreamRefund(record.summary, back),
      order: step.order,
    };
    const earlier = paysEarlier(step) ? await orders.stintsOf([before.id]) : [];
    await ledger.post(...entriesOf(record, step, earlier, actor, reason));
    await orders.save(after);
    if (step.stint) await orders.addStint(step.stint);
    const streamMissing = await followStream(orders, record, step);
    const lines: TimelineLine[] = [transitionLine(step, actor, reason)];
    if (back.isPositive) lines.push({ ...transitionLine(step, system), kind: 'stream-refunded', from: null, to: null });
    if (erasing.includes(step.order.state) && (await vault.eraseForOrder(before.id))) {
      lines.push({ ...transitionLine(step, system), kind: 'erased', from: null, to: null });
    }
    await orders.addEvents(lines);
    const { order, from } = step;
    const told = { order, number: record.number, before, from, actor, earlier, streamRefund: back, streamMissing };
    work.record({ kind: as, ...told, ...(as === 'moved-by-decision' ? {} : await factsOf(record, step)) });
    if (step.order.state === 'closed')
      await jobs.send(settlesOrders, { orderId: before.id }, { singletonKey: before.id });
    return after;
  };

  return {
    /** @throws DomainError order.not_found, order.transition_not_allowed, order.earned_percent_required, approval.required, approval.required_over_all */
    run: async (advance: Advance): Promise<OrderRecord> =>
      work.run(async () => {
        const record = await orders.lock(advance.orderId);
        // whoever was its booster when the request came may have been replaced since
        const isStranger = advance.walker === 'booster' && record?.order.boosterId !== advance.actor.id;
        if (!record || isStranger) throw new DomainError('order.not_found');
        if (advance.to === 'processing' && record.order.boosterId !== null) return release(record, advance);
        const details = { ...advance.details, ...(await known(record, advance.to)) };
        const step = walk(record.order, advance.to, advance.walker, work.now(), details);
        return commit(record, step, advance.actor, { reason: advance.details?.reason, approved: advance.approved });
      }),
    release,
    commit,
  };
};
export type AdvanceOrder = ReturnType<typeof advanceOrder>;

/** Back in the pool, an order has no booster's name either. */
const forgetBooster = (order: Order) => (order.boosterId === null ? { boosterName: null, boosterTier: null } : {});

/** What the step pays back for a stream that was never given. */
const forStream = ({ movement }: Step): Money =>
  movement.kind === 'settle' || movement.kind === 'split' ? movement.stream : Money.zero;

const paysEarlier = ({ movement }: Step): boolean => movement.kind !== 'none' && movement.earlier.isPositive;

const transitionLine = (step: Step, actor: Actor, reason?: string): TimelineLine => ({
  orderId: step.order.id,
  at: step.order.updatedAt,
  actor,
  kind: 'transition',
  from: step.from,
  to: step.order.state,
  reason: reason ?? null,
});

/** What is posted can't be erased: a customer's or a booster's own words stand on the timeline only, which can. */
const ofTheHouse = ({ role }: Actor): boolean => role === 'staff' || role === 'admin';

const entriesOf = (
  { order: before, number, summary }: OrderRecord,
  { movement }: Step,
  stints: readonly Stint[],
  actor: Actor,
  reason?: string,
): readonly Entry[] => {
  if (before.price.isZero) return [];
  const facts = {
    order: { id: before.id, number },
    customerId: before.customerId,
    actorId: actor.id,
    ...(reason === undefined || !ofTheHouse(actor) ? {} : { reason }),
  };
  const earlier = stints.map(({ boosterId, earned: amount }) => ({ boosterId, amount }));
  switch (movement.kind) {
    case 'none':
      return [];
    case 'refund':
      return partialCancel({
        ...facts,
        boosterId: null,
        held: before.price,
        earned: Money.zero,
        earlier,
        refund: movement.refund,
      });
    case 'split':
      return [
        ...streamEntries(before, number, movement.stream),
        ...partialCancel({
          ...facts,
          ...withBooster(before),
          held: before.price.minus(movement.stream),
          earned: movement.earned,
          earlier,
          refund: movement.refund,
        }),
      ];
    case 'settle': {
      const held = before.price.minus(movement.stream);
      const discount = before.couponDiscount;
      return [
        ...streamEntries(before, number, movement.stream),
        ...(held.isZero
          ? []
          : [
              settlement({
                ...facts,
                ...withBooster(before),
                held,
                share: movement.earned,
                earlier,
                // what the coupon took off the stream was taken off nothing
                couponDiscount: movement.stream.isPositive ? discount.minus(couponOnStream(summary)) : discount,
              }),
            ]),
      ];
    }
  }
};

const streamEntries = ({ id, customerId }: Order, number: string, amount: Money): readonly Entry[] =>
  amount.isPositive ? [streamRefund({ order: { id, number }, customerId, amount })] : [];

const withBooster = ({ id, boosterId }: Order) => {
  if (boosterId === null) throw new Error(`order ${id} has no booster to pay`);
  return { boosterId };
};
