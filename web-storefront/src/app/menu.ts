import { playedGames, type PlayedGame } from '#contract/vocabulary.ts';
import { gameNames, shortGameNames } from '../lib/words.ts';
import { gameSlugs, linkTo, paths } from '../config/paths.ts';

export interface MenuEntry {
  readonly to: string;
  readonly label: string;
}

const gameEntry = (game: PlayedGame, label: string) => ({ game, to: paths.game(game), label });

/** The games in the header, where TFT has its short name. The mobile menu uses the full names. */
export const headerGames = playedGames.map((game) =>
  gameEntry(game, game === 'tft' ? shortGameNames.tft : gameNames[game]),
);
export const games = playedGames.map((game) => gameEntry(game, gameNames[game]));

export const coaching = [{ to: linkTo('coaching'), label: 'Koçluk' }] satisfies readonly MenuEntry[];
export const help = { to: paths.faq(), label: 'Yardım' };

/** A game's entry is the current one on the game's page and on its order forms. */
export const isCurrentGame = (game: PlayedGame, pathname: string): boolean =>
  pathname === paths.game(game) || pathname.startsWith(`/boost/${gameSlugs[game]}/`);
