import { isReached } from '#contract/order/progress.words.tr.ts';
import type { Order } from './describe.ts';
import { awaitsAccount } from './helper.ts';
import { playedInMatches, type Reader } from './work-kinds.ts';

/** What the main button of an order's page does. */
export type MainAction =
  | 'place-again'
  | 'account'
  | 'agree-rank'
  | 'answer-dispute'
  | 'agree-on-end'
  | 'resume'
  | 'confirm'
  | 'review'
  | 'start'
  | 'finish'
  | 'match'
  | 'progress'
  | 'message'
  | 'notices'
  | 'order-again'
  | 'pool';

type Rule = readonly [action: MainAction, isDue: (order: Order) => boolean];

const agreesOnEnd: Rule = [
  'agree-on-end',
  ({ allowed, dispute }) => Boolean(allowed.agreeOnEnd && dispute?.proposal && !dispute.decision),
];
const resumes: Rule = ['resume', ({ allowed, pause }) => Boolean(allowed.resume && pause)];
const writes: Rule = ['message', ({ allowed, booster }) => Boolean(allowed.message && booster)];

/** In the order in which they matter: the first one that is due is the main action. */
const rules: Readonly<Record<Reader, readonly Rule[]>> = {
  customer: [
    ['place-again', ({ state }) => state === 'payment-error'],
    ['account', awaitsAccount],
    ['agree-rank', ({ allowed, rank }) => Boolean(allowed.agreeRank && rank?.outcome === 'open' && rank.difference)],
    agreesOnEnd,
    resumes,
    ['confirm', ({ nextStates, disputed }) => nextStates.includes('closed') && !disputed],
    ['review', ({ allowed, review, booster }) => Boolean(allowed.review && !review && booster)],
    writes,
    ['notices', ({ state }) => state === 'processing'],
  ],
  booster: [
    ['answer-dispute', ({ allowed, dispute }) => Boolean(allowed.answerDispute && dispute)],
    agreesOnEnd,
    resumes,
    ['start', ({ state, nextStates }) => state === 'starting' && nextStates.includes('started')],
    ['finish', ({ nextStates, progress }) => nextStates.includes('finished') && isReached(progress)],
    ['match', ({ allowed, progress }) => allowed.match && playedInMatches(progress)],
    ['progress', ({ allowed, boosterRequest }) => allowed.match && !boosterRequest],
    writes,
  ],
};
const otherwise: Readonly<Record<Reader, MainAction>> = { customer: 'order-again', booster: 'pool' };

/** The one main action of an order's page. */
export const mainActionOf = (order: Order, reader: Reader): MainAction =>
  rules[reader].find(([, isDue]) => isDue(order))?.[0] ?? otherwise[reader];

/** The kind of a button on an order's page: only the main action's button is primary. */
export const kindOf = (order: Order, reader: Reader, action: MainAction): 'p' | 's' =>
  mainActionOf(order, reader) === action ? 'p' : 's';
