// What the console shows together: one module's records, another's names.
import { identity } from '#modules/identity/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import type { Bindings } from '#platform/di.ts';

export const houseBridges: Bindings = (bind) => {
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
