import { type Books, wallet } from '#modules/wallet/index.ts';
import { collectedEntries } from '#platform/running-command.ts';
import { platform } from '#platform/tokens.ts';
import type { BalanceMovement } from './domain/audit-event.ts';
import { identity } from '#modules/identity/index.ts';
import type { Bindings } from '#platform/di.ts';
import type { Module } from '#platform/module.ts';
import { auditRoutes } from './adapters/http/audit.routes.ts';
import { auditJobs } from './adapters/jobs/audit.jobs.ts';
import { auditRows } from './adapters/persistence/audit.table.ts';
import { auditBindings } from './audit.container.ts';
import { audit } from './audit.tokens.ts';

/** Binds this module's ports to other modules, and the platform's audit log to this module. */
const auditNeeds: Bindings = (bind) => {
  bind.same(platform.auditLog, audit.recordCommand);
  bind.make(
    audit.movements,
    (books) => ({
      ofRunningCommand: async () => {
        const ids = collectedEntries();
        return ids && movementsOf(books, ids);
      },
    }),
    [wallet.books],
  );
  bind.same(audit.actors, identity.names);
};

/** Reads the entries from the ledger, so that entries that were rolled back are left out. */
const movementsOf = async (books: Books, ids: readonly string[]): Promise<readonly BalanceMovement[]> => {
  if (ids.length === 0) return [];
  const { rows } = await books.entries({ from: 0, limit: ids.length, descending: false, where: { id: ids } });
  return rows.flatMap(({ id, kind, orderPart, at, postings }) =>
    postings.flatMap(({ account, amount, balance }) =>
      balance === null
        ? []
        : {
            entryId: id,
            kind,
            orderPart,
            at: at.toISOString(),
            account,
            amount: amount.amount,
            before: balance.minus(amount).amount,
            after: balance.amount,
          },
    ),
  );
};

export const auditModule = {
  rows: auditRows,
  bindings: [auditBindings, auditNeeds],
  http: [auditRoutes],
  jobs: [auditJobs],
  personalData: audit.personalData,
} satisfies Module;
