import type { RouteAnswerOf } from '#contract/client.ts';
import { fromRank, rankName, stepIndex, toRank, type RankLike } from '#contract/ranks.ts';
import { laneLabels, queueLabels, serviceOf, type PlayedGame, type Service } from '#contract/vocabulary.ts';
import { gameNames, serverName } from '../../lib/words.ts';

export type Order = RouteAnswerOf<'GET /orders/:id'>;
export type OrderRow = RouteAnswerOf<'GET /orders'>[number];
export type OrderDraft = Order['draft'];

export interface ClimbOf {
  readonly from: RankLike;
  readonly to: RankLike;
  /** Indexes into the picker's steps. */
  readonly range: { readonly from: number; readonly to: number };
}

/** What an order is about, in words and ranks. */
export interface Description {
  readonly service: Service;
  readonly game: PlayedGame;
  readonly climb: ClimbOf | null;
  readonly title: string;
  /** Server, queue, lane… */
  readonly facts: readonly string[];
}

function climbOf(game: PlayedGame, draft: OrderDraft): ClimbOf | null {
  if (!('current' in draft && 'target' in draft)) return null;
  const { current, target } = draft;
  if (!('tier' in current && 'tier' in target)) return null;
  return { from: current, to: target, range: { from: stepIndex(game, current), to: stepIndex(game, target) } };
}

function amountOf(game: PlayedGame, draft: OrderDraft): string {
  if ('wins' in draft) return `${rankName(game, draft.current)} · ${draft.wins} galibiyet`;
  if ('matches' in draft) return `${draft.matches} maç`;
  if ('level' in draft) return `Seviye ${draft.level.from} → ${draft.level.to}`;
  if ('mastery' in draft)
    return `${draft.mastery.champion} ustalık ${draft.mastery.from.level} → ${draft.mastery.to.level}`;
  if ('coach' in draft) return `${draft.coach.hours} saat`;
  return '';
}

export function describe(draft: OrderDraft): Description {
  const service = serviceOf(draft.service);
  const game = 'coach' in draft ? draft.coach.game : service.game === 'coaching' ? 'league' : service.game;
  const climb = climbOf(game, draft);
  const server = 'server' in draft ? draft.server : undefined;
  const queue = 'queue' in draft ? draft.queue : undefined;
  return {
    service,
    game,
    climb,
    title: climb
      ? `${fromRank(game, climb.from)} ${toRank(game, climb.to)}`
      : `${service.smallTitle} ${amountOf(game, draft)}`,
    facts: [
      service.smallTitle,
      gameNames[service.game],
      server && serverName(server),
      queue && service.game === 'league' && queueLabels[queue],
      !climb && amountOf(game, draft),
    ].filter((fact): fact is string => typeof fact === 'string' && fact !== ''),
  };
}

/** The lane that counts now, with its champion. */
export function laneText({ lane, champion }: Pick<Order, 'lane' | 'champion'>): string | null {
  if (lane === null) return null;
  return lane === 'champion' && champion ? champion : laneLabels[lane];
}
