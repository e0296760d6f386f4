import type * as contract from '#contract/figure/schemas.ts';
import { spanStarts } from '#kernel/day-spans.ts';
import { shownBoosters, type Figure, type FigureName } from '#kernel/figures.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Game, games, type Scope } from '#kernel/vocabulary.ts';
import { dayOf, daysAfter, everyDayOf, lengthOf, type Period, periodBefore, startOf } from '#kernel/days.ts';
import { Summary } from '../domain/summary.ts';
import type { BoosterLoads } from './ports.ts';
import type { ReadFigures } from './read-figures.ts';
import type { Needs } from './needs.ts';

type Dashboard = contract.Dashboard;

export interface Wanted {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly game?: Game | undefined;
  /** The reader's scopes decide which figures they get. */
  readonly scopes: readonly Scope[];
}

const usualDays = 30;
const mostDays = 366;

const orderFigures: readonly FigureName[] = [
  'order-placed',
  'order-cancelled',
  'order-taken',
  'order-finished',
  'order-late',
  'dispute-opened',
  'dispute-decided',
];
const paymentFigures: readonly FigureName[] = ['top-up-paid', 'top-up-failed', 'top-up-left'];
const ticketFigures: readonly FigureName[] = ['ticket-opened', 'ticket-answered'];
const boosterFigures: readonly FigureName[] = ['booster-finished', 'booster-earned'];

/** Figures that are shown per day. Other figures are shown only as sums. */
const shownByDay: readonly FigureName[] = [
  'order-placed',
  'order-taken',
  'order-finished',
  'order-late',
  ...paymentFigures,
];

/**
 * The figures of a period, and of the equally long period before it, as far as the reader's scopes allow.
 * @throws DomainError request.invalid for an invalid or too long period
 */
export const readDashboard = ({
  figures,
  orders,
  boosters,
  clock,
}: Needs<'orders' | 'boosters'> & { readonly figures: ReadFigures; readonly clock: Clock }) => {
  const ordersNow = async (at: Date): Promise<Dashboard['now']> => {
    const { byState, ...rest } = await orders.now(at);
    return { byState: [...byState], ...rest };
  };

  return async ({ scopes, game, ...asked }: Wanted): Promise<Dashboard> => {
    const now = clock.now();
    const period = periodOf(asked, dayOf(now));
    const before = periodBefore(period);
    const mayRead = (scope: Scope) => scopes.includes(scope);
    const names = [
      ...(mayRead('orders:read') ? orderFigures : []),
      ...(mayRead('wallets:read') ? paymentFigures : []),
      ...(mayRead('tickets:read') ? ticketFigures : []),
      ...(mayRead('boosters:read') ? boosterFigures : []),
    ];
    const [{ figures: counted, countedUntil }, inDispute, standing, loads] = await Promise.all([
      figures.of({ from: before.from, to: period.to }, names, {
        daysFrom: period.from,
        byDay: shownByDay,
        byGame: ['order-placed'],
        game,
      }),
      orders.inDispute(startOf(before.from), startOf(daysAfter(period.to, 1))),
      mayRead('orders:read') ? ordersNow(now) : null,
      mayRead('boosters:read') ? boosters.all() : null,
    ]);
    const all = [...counted, ...inDispute.filter(({ name }) => names.includes(name)).map(takenOff)];
    const wanted = all.filter((figure) => !game || figure.game === null || figure.game === game);
    const [inPeriod, earlier] = partedAt(wanted, period.from);
    const days = daysOf(period, inPeriod);
    const [sum, sumBefore] = [new Summary(inPeriod), new Summary(earlier)];
    return {
      period,
      before,
      countedUntil: countedUntil?.toISOString() ?? null,
      now: standing,
      orders: mayRead('orders:read') ? ordersOf(days, sum, sumBefore) : null,
      payments: mayRead('wallets:read') ? paymentsOf(days, sum, sumBefore) : null,
      tickets: mayRead('tickets:read') ? { totals: ticketTotals(sum), before: ticketTotals(sumBefore) } : null,
      boosters: loads && boostersOf(loads, inPeriod, mayRead('wallets:read')),
    };
  };
};
export type ReadDashboard = ReturnType<typeof readDashboard>;

/**
 * Turns a figure of disputed orders into a subtraction. Their finish is not accepted yet, so they are not counted until
 * the dispute is decided.
 */
const takenOff = (figure: Figure): Figure => ({ ...figure, count: -figure.count, amount: -figure.amount });

const boostersOf = (
  boosters: Awaited<ReturnType<BoosterLoads['all']>>,
  figures: readonly Figure[],
  withMoney: boolean,
): Dashboard['boosters'] => {
  const byBooster = Map.groupBy(
    figures.filter((figure) => figure.boosterId !== null),
    ({ boosterId }) => boosterId ?? '',
  );
  const rows = boosters.map(({ id, displayName, load, limit }) => {
    const summary = new Summary(byBooster.get(id) ?? []);
    const earned = withMoney ? summary.amount('booster-earned') : null;
    return { id, displayName, load, limit, finished: summary.count('booster-finished'), earned };
  });
  const order = rows.toSorted((a, b) => b.finished - a.finished || b.load - a.load || (a.id < b.id ? -1 : 1));
  return order.slice(0, shownBoosters);
};

const periodOf = ({ from, to }: Pick<Wanted, 'from' | 'to'>, today: string): Period => {
  const last = to ?? today;
  const period = { from: from ?? daysAfter(last, 1 - usualDays), to: last };
  if (period.from > period.to || period.to > today || lengthOf(period) > mostDays || period.from < '2000-01-01')
    throw new DomainError('request.invalid');
  return period;
};

const partedAt = (figures: readonly Figure[], day: string): [Figure[], Figure[]] => {
  const since: Figure[] = [];
  const before: Figure[] = [];
  for (const figure of figures) (figure.day < day ? before : since).push(figure);
  return [since, before];
};

interface Day {
  readonly day: string;
  readonly figures: readonly Figure[];
  readonly summary: Summary;
}

const daysOf = (period: Period, figures: readonly Figure[]): readonly Day[] => {
  const byDay = Map.groupBy(figures, ({ day }) => day);
  // includes days without events, as zero
  return everyDayOf(period).map((day) => {
    const ofDay = byDay.get(day) ?? [];
    return { day, figures: ofDay, summary: new Summary(ofDay) };
  });
};

const ordersOf = (days: readonly Day[], sum: Summary, before: Summary): Dashboard['orders'] => ({
  totals: orderTotals(sum),
  before: orderTotals(before),
  times: spanStarts(days.length).map((start, nth, starts) => timesOf(days.slice(start, starts[nth + 1]))),
  days: days.map(({ day, figures: ofDay, summary }) => ({
    day,
    placed: summary.count('order-placed'),
    sales: summary.amount('order-placed'),
    late: summary.count('order-late'),
    take: summary.times('order-taken'),
    finish: summary.times('order-finished'),
    games: placedByGame(ofDay),
  })),
});

/**
 * Times of several days, computed from all figures of these days, because a median can't be computed from the days'
 * medians.
 */
const timesOf = (days: readonly Day[]) => {
  const summary = new Summary(days.flatMap(({ figures }) => figures));
  return { day: days[0]?.day ?? '', take: summary.times('order-taken'), finish: summary.times('order-finished') };
};

/** False for games that were removed since. */
const isGame = (game: string | null): game is Game => (games as readonly (string | null)[]).includes(game);

/**
 * One row per game. For the present day, a game can have stored figures and figures from the sources. They are summed.
 */
const placedByGame = (ofDay: readonly Figure[]): NonNullable<Dashboard['orders']>['days'][number]['games'] => {
  const placed = ofDay.flatMap((figure) =>
    figure.name === 'order-placed' && isGame(figure.game) ? { ...figure, game: figure.game } : [],
  );
  return [...Map.groupBy(placed, ({ game }) => game)].map(([game, figures]) => {
    const summary = new Summary(figures);
    return { game, placed: summary.count('order-placed'), sales: summary.amount('order-placed') };
  });
};

const orderTotals = (summary: Summary): NonNullable<Dashboard['orders']>['totals'] => ({
  placed: summary.count('order-placed'),
  sales: summary.amount('order-placed'),
  cancelled: summary.count('order-cancelled'),
  refunded: summary.amount('order-cancelled'),
  taken: summary.count('order-taken'),
  finished: summary.count('order-finished'),
  late: summary.count('order-late'),
  disputesOpened: summary.count('dispute-opened'),
  disputesDecided: summary.count('dispute-decided'),
  take: summary.times('order-taken'),
  finish: summary.times('order-finished'),
});

const paymentTotals = (summary: Summary) => {
  const [failed, left] = [summary.count('top-up-failed'), summary.count('top-up-left')];
  return {
    paid: summary.count('top-up-paid'),
    paidAmount: summary.amount('top-up-paid'),
    failed,
    left,
    refused: failed - left,
  };
};

const paymentsOf = (days: readonly Day[], sum: Summary, before: Summary): Dashboard['payments'] => ({
  totals: paymentTotals(sum),
  before: paymentTotals(before),
  days: days.map(({ day, summary }) => ({ day, ...paymentTotals(summary) })),
});

const ticketTotals = (summary: Summary) => ({
  opened: summary.count('ticket-opened'),
  answered: summary.count('ticket-answered'),
});
