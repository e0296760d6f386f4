import type { PlayedGame } from '#contract/vocabulary.ts';
import { paths } from '../../app/paths.ts';
import type { EloChoices } from './choices.ts';

/** The query parameter that carries choices. */
export const LINKED_DRAFT = 'taslak';

/** A path to the order form with these choices made. */
export function pathWith(game: PlayedGame, choices: Partial<EloChoices>): string {
  return `${paths.eloBoost(game)}?${new URLSearchParams({ [LINKED_DRAFT]: JSON.stringify(choices) })}`;
}
