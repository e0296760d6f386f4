import { stepsOf } from '#contract/pricing/ranks.ts';
import { serviceOf, type ServiceId } from '#contract/vocabulary.ts';
import type { Choices } from './choices.ts';
import { rankAt, UNRANKED } from './ladder.ts';
import { gameOfService } from './parts/rank.ts';

/** The choices that `/boost/{game}/{boostType}/{base}` starts with. The base is a tier (config/paths.ts lists them). */
export function presetOf(id: ServiceId, base: string): Partial<Choices> {
  const service = serviceOf(id);
  if (service.kind === 'placement') return { previousTier: base };
  const game = gameOfService(service);
  const steps = stepsOf(game);
  const from = base === 'unranked' ? UNRANKED : steps.findIndex(({ tier }) => tier === base);
  const current = rankAt(game, from);
  if (service.kind === 'win') return { current };
  const next = steps.findIndex(({ tier }, index) => index > from && tier !== base);
  return { current, target: rankAt(game, next) };
}
