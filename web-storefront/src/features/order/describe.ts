import type { RouteAnswerOf } from '#contract/client.ts';
import { fromRank, stepIndex, toRank } from '#contract/pricing/ranks.ts';
import {
  climbOf,
  gameOf,
  hasLanes,
  laneLabels,
  queueLabels,
  serviceOf,
  workInWords,
  type PlayedGame,
  type Service,
} from '#contract/vocabulary.ts';
import { gameNames, serverName } from '../../lib/words.ts';
import type { Draft } from '../draft/choices.ts';

export type OrderAnswer = RouteAnswerOf<'GET /orders/:id'>;
/** An order with a readable draft, which all but broken ones have. */
export type Order = OrderAnswer & { readonly draft: Draft };
export const isReadable = (order: OrderAnswer): order is Order => order.draft !== null;
export type OrderRow = RouteAnswerOf<'GET /orders'>[number];
export type OrderDraft = Order['draft'];

/** A climb with its indexes into the picker's steps. */
type ShownClimb = NonNullable<ReturnType<typeof climbOf>> & {
  readonly range: { readonly from: number; readonly to: number };
};

/** The subject of an order in words and ranks. */
export interface Description {
  readonly service: Service;
  readonly game: PlayedGame;
  readonly climb: ShownClimb | null;
  /** The tier for the emblem of an order that is not a climb. */
  readonly tier: string | null;
  /** The amount: `Altın III · 5 galibiyet`, `11 basamak`. */
  readonly amount: string;
  readonly title: string;
  /** Server, queue, lane… */
  readonly facts: readonly string[];
}

/** Non-breaking spaces keep a rank on one line. */
const unbroken = (rank: string): string => rank.replaceAll(' ', '\u00a0');

/** The tier for the emblem of a service that is not a climb. */
function tierOf(draft: Draft): string | null {
  if ('wins' in draft) return draft.current.tier;
  if ('previousTier' in draft) return draft.previousTier;
  if ('coach' in draft) return draft.coach.league;
  if (draft.service === 'league-of-legends/challenger-boost') return 'challenger';
  return draft.service === 'valorant/immortal-boost' ? 'radiant' : null;
}

function shownClimb(draft: Draft): ShownClimb | null {
  const climb = climbOf(draft);
  if (!climb) return null;
  const { game, from, to } = climb;
  return { ...climb, range: { from: stepIndex(game, from), to: stepIndex(game, to) } };
}

export function describe(draft: Draft): Description {
  const service = serviceOf(draft.service);
  const game = gameOf(draft);
  const climb = shownClimb(draft);
  const { tier, amount } = climb
    ? { tier: null, amount: `${climb.range.to - climb.range.from} basamak` }
    : { tier: tierOf(draft), amount: workInWords(draft) };
  const queue = 'queue' in draft ? draft.queue : undefined;
  return {
    service,
    game,
    climb,
    tier,
    amount,
    title: climb
      ? `${unbroken(fromRank(game, climb.from))} ${unbroken(toRank(game, climb.to))}`
      : `${service.smallTitle}: ${amount}`,
    facts: [
      service.smallTitle,
      gameNames[game],
      draft.server && serverName(draft.server),
      queue && service.game === 'league' && queueLabels[queue],
    ].filter((fact): fact is string => typeof fact === 'string' && fact !== ''),
  };
}

/** The current lane with its champion; null for a service without lanes. If none was chosen, any lane is fine. */
export function laneText({ lane, champion, draft }: Pick<Order, 'lane' | 'champion' | 'draft'>): string | null {
  if (lane === 'champion' && champion) return champion;
  return lane || hasLanes(serviceOf(draft.service)) ? laneLabels[lane ?? 'none'] : null;
}
