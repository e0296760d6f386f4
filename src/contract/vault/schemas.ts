import * as z from 'zod/mini';
import { leagueServers, playedGames, valorantOrderServers, wildriftServers } from '../../kernel/vocabulary.ts';
import { Id, line, named, characters, text, Time } from '../common.ts';

const servers = [...new Set([...leagueServers, ...valorantOrderServers, ...wildriftServers])] as const;

/** An account without username and password is a duo account, known only by its in-game name. */
export const NewGameAccount = named(
  'NewGameAccount',
  z
    .strictObject({
      game: z.enum(playedGames),
      server: z.enum(servers as [string, ...string[]]),
      inGameName: line(2, 40),
      username: z.optional(text(1, 100)),
      password: z.optional(characters(1, 200)),
    })
    .check(
      z.refine((account) => (account.username === undefined) === (account.password === undefined), {
        path: ['password'],
      }),
    ),
);

/** A game account. The API never returns its credentials. */
export const GameAccount = named(
  'GameAccount',
  z.strictObject({
    id: Id,
    game: z.enum(playedGames),
    server: z.string(),
    inGameName: z.string(),
    hasCredentials: z.boolean(),
    createdAt: Time,
  }),
);
export type GameAccount = z.infer<typeof GameAccount>;
