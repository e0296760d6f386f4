import { handlers } from '#platform/http/handler.ts';
import { readableRows } from '#platform/readable-rows.ts';
import { gameAccountAnswer } from '../../application/game-account-answer.ts';
import type { GameAccounts } from '../../application/ports.ts';
import type { RemoveGameAccount } from '../../application/remove-game-account.ts';
import type { SaveGameAccount } from '../../application/save-game-account.ts';

export const vaultRoutes = (accounts: GameAccounts, save: SaveGameAccount, remove: RemoveGameAccount) =>
  handlers({
    'GET /game-accounts': async (_, { caller }) =>
      readableRows('game-accounts', await accounts.ofOwner(caller.id), gameAccountAnswer),

    'POST /game-accounts': async ({ body: { username, password, ...account } }, { caller }) => {
      const credentials = username !== undefined && password !== undefined ? { username, password } : undefined;
      return gameAccountAnswer(await save({ ...account, ownerId: caller.id, ...(credentials ? { credentials } : {}) }));
    },

    'DELETE /game-accounts/:id': async ({ params }, { caller }) => {
      await remove(params.id, caller.id);
      return undefined;
    },
  });
