// What the console shows together: one module's records, another's names.
import { identity } from '#modules/identity/index.ts';
import { integration } from '#modules/integration/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import type { Bindings } from '#platform/di.ts';

export const houseBridges: Bindings = (bind) => {
  bind.make(
    integration.owners,
    (directory) => ({
      find: async (userId) => {
        const user = await directory.powersOf(userId);
        return user && { id: user.id, displayName: user.displayName, scopes: user.scopes };
      },
      namesOf: async (userIds) =>
        new Map((await directory.findMany(userIds)).map((user) => [user.id, user.displayName])),
    }),
    [identity.directory],
  );
  bind.make(
    wallet.owners,
    (directory) => ({
      of: async (userIds) =>
        new Map(
          (await directory.findMany(userIds)).map(({ id, firstName, lastName, role }) => [
            id,
            { name: `${firstName} ${lastName}`, role },
          ]),
        ),
    }),
    [identity.directory],
  );
};
