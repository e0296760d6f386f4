import type { RouteAnswerOf } from '#contract/client.ts';
import { fromRank, isTier, rankName, stepIndex, tierNames, toRank, type RankLike } from '#contract/pricing/ranks.ts';
import {
  gameOf,
  hasLanes,
  laneLabels,
  queueLabels,
  serviceOf,
  type PlayedGame,
  type Service,
} from '#contract/vocabulary.ts';
import { gameNames, masteryName, serverName } from '../../lib/words.ts';
import type { Draft } from '../draft/choices.ts';

export type OrderAnswer = RouteAnswerOf<'GET /orders/:id'>;
/** An order with a readable draft, which all but broken ones have. */
export type Order = OrderAnswer & { readonly draft: Draft };
export const isReadable = (order: OrderAnswer): order is Order => order.draft !== null;
export type OrderRow = RouteAnswerOf<'GET /orders'>[number];
export type OrderDraft = Order['draft'];

export interface ClimbOf {
  readonly from: RankLike;
  readonly to: RankLike;
  /** Indexes into the picker's steps. */
  readonly range: { readonly from: number; readonly to: number };
}

/** The subject of an order in words and ranks. */
export interface Description {
  readonly service: Service;
  readonly game: PlayedGame;
  readonly climb: ClimbOf | null;
  /** The tier for the emblem of an order that is not a climb. */
  readonly tier: string | null;
  /** The amount: `Altın III · 5 galibiyet`, `11 basamak`. */
  readonly amount: string;
  readonly title: string;
  /** Server, queue, lane… */
  readonly facts: readonly string[];
}

function climbOf(game: PlayedGame, draft: Draft): ClimbOf | null {
  if (!('current' in draft && 'target' in draft)) return null;
  const { current, target } = draft;
  if (!('tier' in current && 'tier' in target)) return null;
  const from = { tier: current.tier, division: current.division ?? null };
  const to = { tier: target.tier, division: target.division ?? null };
  return { from, to, range: { from: stepIndex(game, from), to: stepIndex(game, to) } };
}

const tierName = (tier: string): string => (isTier(tier) ? tierNames[tier] : tier);

/** Non-breaking spaces keep a rank on one line. */
const unbroken = (rank: string): string => rank.replaceAll(' ', '\u00a0');

type Amount = Pick<Description, 'tier' | 'amount'>;

/** For services that are not climbs. */
function amountOf(game: PlayedGame, draft: Draft): Amount {
  if ('wins' in draft) {
    const { tier, division = null } = draft.current;
    return { tier, amount: `${unbroken(rankName(game, { tier, division }))}\u00a0· ${draft.wins} galibiyet` };
  }
  if ('previousTier' in draft) {
    const { previousTier: tier, matches } = draft;
    return { tier, amount: `${tierName(tier)} · ${matches} maç` };
  }
  if ('matches' in draft) return { tier: null, amount: `${draft.matches} maç` };
  if ('level' in draft) return { tier: null, amount: `Seviye ${draft.level.from} → ${draft.level.to}` };
  if ('mastery' in draft) {
    const { champion, from, to } = draft.mastery;
    const climbed = `${masteryName(from)} → ${masteryName(to)}`;
    return { tier: null, amount: [champion, climbed].filter(Boolean).join(' · ') };
  }
  if ('coach' in draft) {
    const { league: tier, hours } = draft.coach;
    return { tier, amount: `${tierName(tier)} koç · ${hours} saat` };
  }
  if (draft.service === 'league-of-legends/challenger-boost')
    return { tier: 'challenger', amount: `${draft.current.lp} → ${draft.target.lp} LP` };
  if (draft.service === 'valorant/immortal-boost')
    return { tier: 'radiant', amount: `${draft.current.kp} → ${draft.target.kp} KP` };
  return { tier: null, amount: '' };
}

export function describe(draft: Draft): Description {
  const service = serviceOf(draft.service);
  const game = gameOf(draft);
  const climb = climbOf(game, draft);
  const { tier, amount } = climb
    ? { tier: null, amount: `${climb.range.to - climb.range.from} basamak` }
    : amountOf(game, draft);
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
