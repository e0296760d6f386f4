import type { PlayedGame } from '#contract/vocabulary.ts';
import { LINKED_DRAFT } from './link.ts';
import { kept, readJson } from '#contract/browser/storage.ts';
import { defaultChoices, type EloChoices } from './choices.ts';
import { reviveChoices } from './revive.ts';

const storageKey = (game: PlayedGame) => `draft.${game}.elo-boost`;

/** The choices to begin with: a link's over what this browser kept over the defaults. */
export function initialChoices(game: PlayedGame, search: URLSearchParams): EloChoices {
  const before = reviveChoices(defaultChoices(game), readJson(kept, storageKey(game)));
  const linked = search.get(LINKED_DRAFT);
  if (linked === null) return before;
  try {
    return reviveChoices(before, JSON.parse(linked));
  } catch {
    return before;
  }
}

export const keepChoices = (choices: EloChoices): void => kept.write(storageKey(choices.game), JSON.stringify(choices));

export const forgetChoices = (game: PlayedGame): void => kept.remove(storageKey(game));
