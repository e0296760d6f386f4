import type { GameAccount } from '#contract/vault/schemas.ts';
import type { ShownAccount } from '../domain/game-account.ts';

/** A game account as its owner sees it, in their accounts and on their orders. */
export const gameAccountAnswer = ({
  id,
  game,
  server,
  inGameName,
  hasCredentials,
  createdAt,
}: ShownAccount): GameAccount => ({
  id,
  game,
  server,
  inGameName,
  hasCredentials,
  createdAt: createdAt.toISOString(),
});
