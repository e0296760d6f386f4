import { formatMoney } from '#contract/format.ts';
import { type Game, orderStates } from '#contract/vocabulary.ts';
import { type Period, within } from '../lib/days.ts';
import type { DashboardFigures } from '../lib/records.ts';
import { formatSpan } from '../lib/time.ts';
import { changeOf, changeOfTime } from './change.ts';
import type { Figure } from './FigureTile.tsx';

// Each figure names its list and the filter that selects the counted records.

/** A payment-error order was paid by card but never placed, so it is not counted. */
const placedStates = orderStates.filter((state) => state !== 'payment-error');

export const figuresNow = (now: NonNullable<DashboardFigures['now']>): readonly Figure[] => {
  const countOf = (...states: readonly string[]) =>
    now.byState.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  const active = ['starting', 'started', 'in-game'];
  const list = 'orders';
  return [
    { label: 'Hesap bekleyen', value: countOf('waiting'), resource: list, filter: { state: ['waiting'] } },
    { label: 'Booster bekleyen', value: countOf('processing'), resource: list, filter: { state: ['processing'] } },
    { label: 'Süren', value: countOf(...active), resource: list, filter: { state: active } },
    { label: 'Geciken', value: now.late, resource: list, filter: { late: true } },
    {
      label: 'Onay bekleyen',
      value: countOf('finished') - now.disputes,
      resource: list,
      filter: { state: ['finished'], disputed: false },
    },
    { label: 'Açık itiraz', value: now.disputes, resource: list, filter: { disputed: true } },
    { label: 'Kanıtsız biten', value: now.unproven, resource: list, filter: { unproven: true } },
    {
      label: 'Başka booster isteği',
      value: now.boosterRequests,
      resource: list,
      filter: { boosterRequested: true },
    },
  ];
};

type Orders = NonNullable<DashboardFigures['orders']>;
type Times = Orders['totals']['take'];
const timeOf = (times: Times, share: 'medianSeconds' | 'ninetiethSeconds') => (times ? formatSpan(times[share]) : '–');

export const orderFigures = ({ totals, before }: Orders, period: Period, game: Game | undefined): readonly Figure[] => {
  const ofGame = game ? { game } : {};
  const placed = { resource: 'orders', filter: { ...ofGame, state: placedStates, ...within('createdAt', period) } };
  const cancelled = { resource: 'orders', filter: { ...ofGame, ...within('cancelledAt', period) } };
  const finished = { resource: 'orders', filter: { ...ofGame, ...within('finishedAt', period), disputed: false } };
  return [
    {
      label: 'Satış',
      value: formatMoney(totals.sales),
      change: changeOf(totals.sales.amount, before.sales.amount),
      good: 'up',
      ...placed,
    },
    { label: 'Sipariş', value: totals.placed, change: changeOf(totals.placed, before.placed), good: 'up', ...placed },
    {
      label: 'İptallerde iade',
      value: formatMoney(totals.refunded),
      change: changeOf(totals.refunded.amount, before.refunded.amount),
      good: 'down',
      ...cancelled,
    },
    {
      label: 'İptal',
      value: totals.cancelled,
      change: changeOf(totals.cancelled, before.cancelled),
      good: 'down',
      ...cancelled,
    },
    {
      label: 'Bitirilen',
      value: totals.finished,
      change: changeOf(totals.finished, before.finished),
      good: 'up',
      ...finished,
    },
    {
      label: 'Geç biten',
      value: totals.late,
      change: changeOf(totals.late, before.late),
      good: 'down',
      resource: 'orders',
      filter: { ...finished.filter, finishedLate: true },
    },
    {
      label: 'Booster bulma, ortanca',
      value: timeOf(totals.take, 'medianSeconds'),
      change: changeOfTime(totals.take?.medianSeconds, before.take?.medianSeconds),
      good: 'down',
      resource: 'orders',
      filter: { ...ofGame, ...within('takenAt', period) },
    },
    {
      label: 'Oynanma, ortanca',
      value: timeOf(totals.finish, 'medianSeconds'),
      change: changeOfTime(totals.finish?.medianSeconds, before.finish?.medianSeconds),
      good: 'down',
      ...finished,
    },
    {
      label: 'Açılan itiraz',
      value: totals.disputesOpened,
      change: changeOf(totals.disputesOpened, before.disputesOpened),
      good: 'down',
      resource: 'orders',
      filter: { ...ofGame, ...within('disputedAt', period) },
    },
    {
      label: 'Biten itiraz',
      value: totals.disputesDecided,
      change: changeOf(totals.disputesDecided, before.disputesDecided),
      resource: 'orders',
      filter: { ...ofGame, ...within('disputeDecidedAt', period) },
    },
  ];
};

export const paymentFigures = (
  { totals, before }: NonNullable<DashboardFigures['payments']>,
  period: Period,
): readonly Figure[] => {
  const paid = { resource: 'top-ups', filter: within('paidAt', period) };
  return [
    {
      label: 'Yüklenen bakiye',
      value: formatMoney(totals.paidAmount),
      change: changeOf(totals.paidAmount.amount, before.paidAmount.amount),
      good: 'up',
      ...paid,
    },
    { label: 'Ödeme', value: totals.paid, change: changeOf(totals.paid, before.paid), good: 'up', ...paid },
    {
      label: 'Reddedilen ödeme',
      value: totals.refused,
      change: changeOf(totals.refused, before.refused),
      good: 'down',
      resource: 'top-ups',
      filter: { failedAs: 'refused', ...within('failedAt', period) },
    },
    {
      label: 'Tamamlanmayan ödeme',
      value: totals.left,
      change: changeOf(totals.left, before.left),
      good: 'down',
      resource: 'top-ups',
      filter: { failedAs: 'left', ...within('failedAt', period) },
    },
  ];
};

export const ticketFigures = (
  { totals, before }: NonNullable<DashboardFigures['tickets']>,
  period: Period,
): readonly Figure[] => [
  {
    label: 'Açılan destek talebi',
    value: totals.opened,
    change: changeOf(totals.opened, before.opened),
    resource: 'tickets',
    filter: within('createdAt', period),
  },
  {
    label: 'İlk kez yanıtlanan destek talebi',
    value: totals.answered,
    change: changeOf(totals.answered, before.answered),
    resource: 'tickets',
    filter: within('firstAnsweredAt', period),
  },
];
