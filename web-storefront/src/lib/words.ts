import { gameLabels, type Game, type PlayedGame } from '#contract/vocabulary.ts';

// What the interface calls things, beside the contract's labels.

export const gameNames: Record<Game, string> = { ...gameLabels, tft: 'Teamfight Tactics', coaching: 'Koçluk' };

export const shortGameNames: Record<PlayedGame, string> = {
  league: 'LoL',
  valorant: 'Valorant',
  wildrift: 'Wild Rift',
  tft: 'TFT',
};

export const serverName = (server: string): string => server.toUpperCase();

/** A step of the mastery table: `Ustalık 5`, `Ustalık 6, 2 nişan`. */
export const masteryName = ({ level, marks = 0 }: { readonly level: number; readonly marks?: number | undefined }) =>
  marks === 0 ? `Ustalık ${level}` : `Ustalık ${level}, ${marks} nişan`;

/** `EA`: what stands in somebody's picture. */
export const initialsOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  (firstName.slice(0, 1) + lastName.slice(0, 1)).toLocaleUpperCase('tr');

/** What a field for a whole number says when it holds something else. */
export const wholeWanted = (least: number, most: number): string =>
  `${least} ile ${most.toLocaleString('tr-TR')} arasında bir tam sayı yaz.`;
