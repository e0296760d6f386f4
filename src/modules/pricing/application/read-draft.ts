import type { Draft as WireDraft } from '#contract/pricing/schemas.ts';
import { positionOf } from '#kernel/ladder.ts';
import { masterySteps, type PlayedGame, serviceOf } from '#kernel/vocabulary.ts';
import type { Draft, Work } from '../domain/draft.ts';

/** Converts a draft of a client or an order into the domain's numbers, with all defaults filled in. */
export const readDraft = (wire: WireDraft): Draft => {
  const service = serviceOf(wire.service);
  const game = 'coach' in wire ? wire.coach.game : service.game;
  if (game === 'coaching') throw new Error(`the service ${service.id} belongs to no game`);
  return { service, game, server: wire.server ?? 'tr', ...wishesOf(wire), work: workOf(wire, game) };
};

const wishesOf = (wire: WireDraft): Pick<Draft, 'queue' | 'lane' | 'specificAgents' | 'extras'> => {
  const { offline, stream, priority, extraWin } = wire.extras ?? {};
  return {
    queue: ('queue' in wire && wire.queue) || 'solo',
    lane: ('lane' in wire && wire.lane) || 'none',
    specificAgents: 'agents' in wire && wire.agents !== undefined && wire.agents.length > 0,
    extras: {
      offline: offline === true,
      stream: stream === true,
      priority: priority === true,
      extraWin: extraWin === true,
    },
  };
};

const workOf = (wire: WireDraft, game: PlayedGame): Work => {
  if ('wins' in wire) return { kind: 'wins', tier: wire.current.tier, count: wire.wins };
  if ('previousTier' in wire) return { kind: 'placement', tier: wire.previousTier, count: wire.matches };
  if ('matches' in wire) return { kind: 'unrated', count: wire.matches };
  if ('mastery' in wire)
    return { kind: 'mastery', from: masteryStep(wire.mastery.from), to: masteryStep(wire.mastery.to) };
  if ('level' in wire) return { kind: 'levels', from: wire.level.from, to: wire.level.to };
  if ('coach' in wire) return { kind: 'coaching', tier: wire.coach.league, count: wire.coach.hours };
  if (wire.service === 'league-of-legends/challenger-boost')
    return { kind: 'challenger', from: wire.current.lp, to: wire.target.lp };
  if (wire.service === 'valorant/immortal-boost') return { kind: 'radiant', from: wire.current.kp, to: wire.target.kp };
  return {
    kind: 'climb',
    from: positionOf(game, wire.current),
    to: positionOf(game, wire.target),
    targetTier: wire.target.tier,
    duo: serviceOf(wire.service).kind === 'duo',
  };
};

const masteryStep = ({ level, marks = 0 }: { readonly level: number; readonly marks?: number | undefined }): number =>
  masterySteps.findIndex((step) => step.level === level && step.marks === marks);
