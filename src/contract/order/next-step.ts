import { untilText } from '../../kernel/clock-labels.tr.ts';
import { type OrderState, services } from '../vocabulary.ts';
import type { Order } from './schemas.ts';

/** The fields of an order that decide what happens next. */
type Facts = Pick<
  Order,
  | 'service'
  | 'state'
  | 'price'
  | 'refunded'
  | 'dueAt'
  | 'late'
  | 'playingSince'
  | 'pause'
  | 'boosterRequest'
  | 'accountRequest'
  | 'rank'
  | 'disputed'
  | 'dispute'
  | 'disputeAnswerDueAt'
  | 'closesAt'
  | 'unproven'
  | 'review'
  | 'allowed'
>;
/** What an order waits for. Each has a sentence for every role. */
export type Waiting =
  | 'account'
  | 'search'
  | 'search-late'
  | 'start'
  | 'start-late'
  | 'rank'
  | 'play'
  | 'match'
  | 'play-late'
  | 'pause'
  | 'booster-request'
  | 'account-request'
  | 'confirmation'
  | 'decision-unproven'
  | 'dispute-answer'
  | 'dispute-decision'
  | 'proposal'
  | 'agreement'
  | 'settlement'
  | 'nothing'
  | 'cancelled'
  | 'not-placed';

const ofState: Partial<Record<OrderState, Waiting>> = {
  waiting: 'account',
  closed: 'settlement',
  completed: 'nothing',
  cancelled: 'cancelled',
  'payment-error': 'not-placed',
};

const inDispute = ({ dispute, disputeAnswerDueAt }: Facts): Waiting => {
  if (dispute?.proposal) return dispute.proposal.agreedAt ? 'agreement' : 'proposal';
  return disputeAnswerDueAt && !dispute?.ripe ? 'dispute-answer' : 'dispute-decision';
};

/** An open matter that comes before the order's work. */
const heldUpBy = ({ accountRequest, boosterRequest, pause }: Facts): Waiting | undefined => {
  if (accountRequest) return 'account-request';
  if (boosterRequest) return 'booster-request';
  return pause ? 'pause' : undefined;
};

const underWay = ({ state, late, rank, playingSince }: Facts): Waiting => {
  if (state === 'processing') return late ? 'search-late' : 'search';
  if (state === 'starting' && rank?.outcome === 'open') return 'rank';
  if (state === 'starting') return late ? 'start-late' : 'start';
  if (late) return 'play-late';
  return playingSince ? 'match' : 'play';
};

/** What the order waits for now. */
export function waitingOf(order: Facts): Waiting {
  const { state, disputed, unproven } = order;
  const known = ofState[state];
  if (known) return known;
  if (state !== 'finished') return heldUpBy(order) ?? underWay(order);
  if (disputed) return inDispute(order);
  return unproven ? 'decision-unproven' : 'confirmation';
}

export interface Told {
  readonly order: Facts;
  readonly isDuo: boolean;
  /** `booster`, `koç`. */
  readonly who: string;
  readonly Who: string;
  /** `Booster’ın`, `Koçun`. */
  readonly Whose: string;
  readonly isLesson: boolean;
  /** The deadline as `bugün 14.30’a kadar`, if the order has one, before the words that follow it. */
  readonly by: (time: string | null | undefined, then: string, otherwise?: string) => string;
}
/** What is the case, and what follows from it. */
type Sentence = (told: Told) => readonly [now: string, next: string];
/** The sentences of one role. Each page loads only those of its readers. */
export type NextSteps = Readonly<Record<Waiting, Sentence>>;

/**
 * What happens next on an order and until when, in the words for one role: `Booster aranıyor`, `bugün 17.30’a kadar başlar`.
 * Every deadline is one that the server keeps.
 */
export function nextStep(
  order: Facts,
  sentences: NextSteps,
  formatMoment: (time: string) => string,
): { readonly now: string; readonly next: string } {
  const kind = services.find(({ id }) => id === order.service)?.kind;
  const isLesson = kind === 'coaching';
  const [now, next] = sentences[waitingOf(order)]({
    order,
    isDuo: kind === 'duo',
    isLesson,
    who: isLesson ? 'koç' : 'booster',
    Who: isLesson ? 'Koç' : 'Booster',
    Whose: isLesson ? 'Koçun' : 'Booster’ın',
    by: (time, then, otherwise = then) => (time ? `${untilText(formatMoment(time))} ${then}` : otherwise),
  });
  return { now, next };
}
