import * as z from 'zod/mini';
import { games, orderStates } from '../../kernel/vocabulary.ts';
import { Id, Money, named, Time } from '../common.ts';

const Day = z.iso.date();

/** Days in Istanbul. The first and the last day are included. At most 366 days; by default the last 30. */
export const DashboardQuery = z.strictObject({
  from: z.optional(Day),
  to: z.optional(Day),
  game: z.optional(z.enum(games)),
});

const Times = z.nullable(z.strictObject({ medianSeconds: z.int(), ninetiethSeconds: z.int() }));

const OrderTotals = z.strictObject({
  placed: z.int(),
  /** The sum of their prices. */
  sales: Money,
  cancelled: z.int(),
  /** Refunds of cancelled orders. */
  refunded: Money,
  taken: z.int(),
  finished: z.int(),
  late: z.int(),
  disputesOpened: z.int(),
  disputesDecided: z.int(),
  /** Durations from the pool to a booster, and from the booster’s start to the first finish; off by a tenth at most. */
  take: Times,
  finish: Times,
});

const paymentFigures = {
  paid: z.int(),
  paidAmount: Money,
  /**
   * Counted at the first failure, even if a later attempt was paid. `left`: the customer left the payment. `refused`: the bank
   * or the provider refused it.
   */
  failed: z.int(),
  left: z.int(),
  refused: z.int(),
};
const PaymentTotals = z.strictObject(paymentFigures);
const TicketTotals = z.strictObject({ opened: z.int(), answered: z.int() });

const comparedBy = <T extends z.ZodMiniType>(totals: T) => ({ totals, before: totals });

/** Parts that the caller may not see are null. */
export const Dashboard = named(
  'Dashboard',
  z.strictObject({
    period: z.strictObject({ from: Day, to: Day }),
    before: z.strictObject({ from: Day, to: Day }),
    /** Set while older days are still being counted: the figures do not contain events after this time yet. */
    countedUntil: z.nullable(Time),
    now: z.nullable(
      z.strictObject({
        byState: z.array(z.strictObject({ state: z.enum(orderStates), count: z.int() })),
        late: z.int(),
        /** Disputes without a decision, and orders whose customer wants another booster. */
        disputes: z.int(),
        boosterRequests: z.int(),
        /** Finished without proof of the goal. */
        unproven: z.int(),
      }),
    ),
    orders: z.nullable(
      z.strictObject({
        ...comparedBy(OrderTotals),
        /**
         * The values of a chart: one for each day. A period of more than 92 days has one value for every seven days, with the
         * first of these days.
         */
        times: z.array(z.strictObject({ day: Day, take: Times, finish: Times })),
        days: z.array(
          z.strictObject({
            day: Day,
            placed: z.int(),
            sales: Money,
            late: z.int(),
            take: Times,
            finish: Times,
            games: z.array(z.strictObject({ game: z.enum(games), placed: z.int(), sales: Money })),
          }),
        ),
      }),
    ),
    payments: z.nullable(
      z.strictObject({
        ...comparedBy(PaymentTotals),
        days: z.array(z.strictObject({ day: Day, ...paymentFigures })),
      }),
    ),
    tickets: z.nullable(z.strictObject(comparedBy(TicketTotals))),
    /** At most 100: those who finished most in the period. The list of boosters shows the others. */
    boosters: z.nullable(
      z.array(
        z.strictObject({
          id: Id,
          displayName: z.string(),
          load: z.int(),
          limit: z.int(),
          finished: z.int(),
          /** Null for callers who may not see wallets. */
          earned: z.nullable(Money),
        }),
      ),
    ),
  }),
);
export type Dashboard = z.infer<typeof Dashboard>;
