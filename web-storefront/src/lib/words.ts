import { gameLabels, type Game, type PlayedGame } from '#contract/vocabulary.ts';

// Words of the interface, in addition to the contract's labels.

export const gameNames: Record<Game, string> = { ...gameLabels, tft: 'Teamfight Tactics', coaching: 'Koçluk' };

export const shortGameNames: Record<PlayedGame, string> = {
  league: 'LoL',
  valorant: 'Valorant',
  wildrift: 'Wild Rift',
  tft: 'TFT',
};

export const serverName = (server: string): string => server.toUpperCase();

/** `15+`, of a number that was rounded down. */
export const atLeast = (value: number): string => `${value.toLocaleString('tr-TR')}+`;

/** `EA`: the initials in a user's avatar. */
export const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  (firstName.slice(0, 1) + lastName.slice(0, 1)).toLocaleUpperCase('tr');

/** The error of a field that must contain a whole number. */
export const wholeWanted = (least: number, most: number): string =>
  `${least} ile ${most.toLocaleString('tr-TR')} arasında bir tam sayı yaz.`;
