import { Money } from '#kernel/money.ts';
import type { ApprovalCommand } from '#kernel/approvals.ts';
import { isComplete } from '#kernel/progress.ts';
import { DomainError } from '#kernel/refusal.ts';
import { gameOf, isStaff, type OrderState } from '#kernel/vocabulary.ts';
import { type Approved, type Entry, partialCancel, settlement, streamRefund } from '#modules/wallet/index.ts';
import { paidBy } from '../domain/boosters-pay.ts';
import { system, walk, type Actor, type Order, type Step, type StepDetails } from '../domain/order.ts';
import type { Moved, StepFacts } from '../domain/order-events.ts';
import type { TimelineLine } from '../domain/timeline.ts';
import { isUnproven } from '../domain/proof.ts';
import type { Assignment } from '../domain/shares.ts';
import { couponOnStream } from '../domain/stream.ts';
import type { Walker } from '../domain/transitions.ts';
import { readCounted } from './count-matches.ts';
import { settlesOrders } from './queues.ts';
import { isBetweenMatches } from './order-notices.ts';
import { draftIn } from './readable-draft.ts';
import { statedShare } from './stated-share.ts';
import { followStream, streamOwed } from './streams.ts';
import { agreedOf, factsOf, hasUnagreedMatches, provenOf, settledAt, worthOf } from './work-worth.ts';
import type { PortNeeds } from './port-needs.ts';

export interface Advance extends Approved {
  readonly orderId: string;
  readonly to: OrderState;
  readonly actor: Actor;
  /** The actor's role for this order. */
  readonly walker: Walker;
  readonly details?: StepDetails;
  /**
   * Percent of the work that is done, as staff state it when they take the order from its booster. By default the
   * proven percent.
   */
  readonly donePercent?: number | undefined;
}

/** States in which the game account's credentials are no longer needed and are erased (domain.md §5). */
const erasing: readonly OrderState[] = ['closed', 'cancelled'];

/**
 * Makes one transition of the state table with everything that belongs to it, in one transaction: money, credentials,
 * timeline, live event, notices, webhooks. Settlement and refunds commit with the transition or not at all.
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
}: PortNeeds<'orders' | 'ledger' | 'vault' | 'jobs' | 'terms' | 'limit' | 'work'>) => {
  /** Further facts of a step, for its notices. */
  const stepFactsOf = async (step: Step): Promise<StepFacts> => {
    const { order, from } = step;
    if (isBetweenMatches(from, order.state)) return {};
    const draft = isUnproven(order) ? draftIn(order) : null;
    const proven = draft ? { ...provenOf(order, await orders.matchesOf(order.id)), game: gameOf(draft) } : undefined;
    return { proven, again: order.state === 'started' && (await wasPlayed(step)) };
  };

  /** Whether the order was played before this step: by an earlier booster, or until it was finished. */
  const wasPlayed = async ({ from, order: { id } }: Step): Promise<boolean> => {
    if (from === 'finished') return true;
    const begun = (await orders.eventsOf(id)).filter(({ to }) => to === 'started');
    return begun.length > 1; // this step is on the timeline already
  };

  /** Counts what boosters are paid by staff's decision against the staff member's limit for money moved by hand. */
  const countPay = async (step: Step, { id: actorId }: Actor, command: ApprovalCommand): Promise<void> => {
    const { order } = step;
    if (actorId === null || (order.state !== 'cancelled' && order.state !== 'closed')) return;
    const assignments = order.earlier.earned.isPositive ? await orders.assignmentsOf([order.id]) : [];
    // sorted: each count takes a lock, and a fixed order prevents deadlocks
    const paid = [...paidBy(step, assignments, await streamOwed(orders, order))].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    for (const [personId, amount] of paid) await limit.count({ actorId, personId, command, amount });
  };

  /** The step details that are read from the database if the order is finished or ends. */
  const known = async (order: Order, to: OrderState): Promise<StepDetails> => {
    if (to === 'completed' || to === 'cancelled') return { streamOwed: await streamOwed(orders, order) };
    if (to !== 'finished') return {};
    const { matches } = await readCounted(orders, order, work.now());
    // if the customer asked for another booster, only agreed work counts: the order must not close by itself on unverified
    // matches
    const done = order.boosterRequest ? agreedOf(order) : provenOf(order, matches);
    return { confirmWithin: terms.confirmWithin(), reached: isComplete(done, done.total) };
  };

  /**
   * The booster leaves a locked order, which returns to the pool. The booster's work counts as far as it is proven, or
   * as far as staff state; their unproven claim is dropped.
   * @throws DomainError identity.forbidden if anybody but staff states `donePercent`; order.work_unjudged if a booster
   * leaves with matches that nobody agreed to; approval.required, approval.required_over_all
   */
  const release = async (
    order: Order,
    { actor, walker, details, donePercent, approved }: Omit<Advance, 'orderId' | 'to'>,
    /** Set if the caller assigns the next booster at once: then the customer is notified only of the new booster. */
    next?: 'given at once',
  ): Promise<Order> => {
    if (donePercent !== undefined && walker !== 'staff') throw new DomainError('identity.forbidden');
    const facts = await factsOf(orders, order);
    const settled = donePercent === undefined ? order : settledAt(order, facts.matches, donePercent);
    const { percent: provenPercent } = provenOf(settled, facts.matches);
    const worth = worthOf(settled, facts);
    const step = walk(settled, 'processing', walker, work.now(), { ...details, worth, provenPercent });
    if (walker === 'booster' && hasUnagreedMatches(order, facts)) throw new DomainError('order.work_unjudged');
    if (donePercent !== undefined && !approved && actor.id !== null) {
      const moved = statedShare(order, facts, { donePercent, reason: details?.reason, at: work.now() });
      if (moved) {
        const { boosterId: personId, amount } = moved;
        const counted = amount.isNegative ? amount.negated() : amount;
        await limit.count({ actorId: actor.id, personId, command: 'end-order', amount: counted });
      }
    }
    // a booster may leave a started order only after a long pause by its customer
    const rested = walker === 'booster' && step.from === 'started' ? 'order.paused' : undefined;
    const reason = details?.reason ?? rested;
    return commit(order, step, actor, { reason, as: next ? 'moved-to-next-booster' : 'moved' });
  };

  /** Writes a step that the domain computed from a locked order. The caller's transaction is running. */
  const commit = async (
    before: Order,
    step: Step,
    actor: Actor,
    {
      reason,
      as = 'moved',
      command = 'end-order',
      approved,
    }: Approved & {
      readonly reason?: string | undefined;
      /** The kind of the recorded event. */
      readonly as?: Moved['kind'];
      /** The command against whose limit the boosters' pay is counted. */
      readonly command?: ApprovalCommand;
    } = {},
  ): Promise<Order> => {
    if (isStaff(actor) && !approved) await countPay(step, actor, command);
    const { order, from } = step;
    const back = forStream(step);
    const earlier = paysEarlier(step) ? await orders.assignmentsOf([order.id]) : [];
    await ledger.post(...entriesOf(before, step, earlier, actor, reason));
    await orders.save(order);
    if (step.assignment) await orders.addAssignment(step.assignment);
    const streamMissing = await followStream(orders, before, step);
    const lines: TimelineLine[] = [transitionLine(step, actor, reason)];
    if (back.isPositive) lines.push({ ...transitionLine(step, system), kind: 'stream-refunded', from: null, to: null });
    if (erasing.includes(order.state) && (await vault.eraseForOrder(order.id))) {
      lines.push({ ...transitionLine(step, system), kind: 'erased', from: null, to: null });
    }
    await orders.addEvents(lines);
    const told = { order, before, from, actor, earlier, streamRefund: back, streamMissing };
    work.record({ kind: as, ...told, ...(as === 'moved-by-decision' ? {} : await stepFactsOf(step)) });
    if (order.state === 'closed') await jobs.send(settlesOrders, { orderId: order.id }, { singletonKey: order.id });
    return order;
  };

  /** Makes the step of a locked order. The caller's transaction is running. */
  const move = async (order: Order, { to, walker, ...how }: Omit<Advance, 'orderId'>): Promise<Order> => {
    if (to === 'processing' && order.boosterId !== null) return release(order, { walker, ...how });
    const details = { ...how.details, ...(await known(order, to)) };
    const step = walk(order, to, walker, work.now(), details);
    return commit(order, step, how.actor, { reason: how.details?.reason, approved: how.approved });
  };

  return {
    /** @throws DomainError order.not_found, order.transition_not_allowed, order.earned_percent_required, approval.required, approval.required_over_all */
    run: async (advance: Advance): Promise<Order> =>
      work.run(async () => {
        const order = await orders.lock(advance.orderId);
        // the caller may have been replaced as the order's booster since the request came in
        const isStranger = advance.walker === 'booster' && order?.boosterId !== advance.actor.id;
        if (!order || isStranger) throw new DomainError('order.not_found');
        return move(order, advance);
      }),
    move,
    release,
    commit,
  };
};
export type AdvanceOrder = ReturnType<typeof advanceOrder>;

/** The step's refund for a stream that was never given. */
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

const entriesOf = (
  before: Order,
  { movement }: Step,
  assignments: readonly Assignment[],
  actor: Actor,
  reason?: string,
): readonly Entry[] => {
  if (before.price.isZero) return [];
  const facts = {
    order: before,
    customerId: before.customerId,
    actorId: actor.id,
    // reasons of customers and boosters are on the timeline only: the ledger can't be erased
    ...(reason === undefined || !isStaff(actor) ? {} : { reason }),
  };
  const earlier = assignments.map(({ boosterId, earned: amount }) => ({ boosterId, amount }));
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
        ...streamEntries(before, movement.stream),
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
        ...streamEntries(before, movement.stream),
        ...(held.isZero
          ? []
          : [
              settlement({
                ...facts,
                ...withBooster(before),
                held,
                share: movement.earned,
                earlier,
                // the coupon's part on the refunded stream no longer counts as a discount
                couponDiscount: movement.stream.isPositive ? discount.minus(couponOnStream(before.summary)) : discount,
              }),
            ]),
      ];
    }
  }
};

const streamEntries = (order: Order, amount: Money): readonly Entry[] =>
  amount.isPositive ? [streamRefund({ order, customerId: order.customerId, amount })] : [];

const withBooster = ({ id, boosterId }: Order) => {
  if (boosterId === null) throw new Error(`order ${id} has no booster to pay`);
  return { boosterId };
};
