import type { Entry } from '../domain/entry.ts';
import type { Posted } from './ports.ts';
import { walletEvents } from './wallet-events.ts';
import type { Needs } from './needs.ts';

/** Posts, and tells the holders of the changed wallets their new balance. Must be called inside a transaction. */
export const announcingLedger = ({ ledger, outbox }: Needs<'ledger' | 'outbox'>) => ({
  post: async (...entries: readonly Entry[]): Promise<Posted> => {
    const posted = await ledger.post(...entries);
    await outbox.publish(walletEvents(posted));
    return posted;
  },
  refer: (entry: Entry): Promise<void> => ledger.refer(entry),
});
export type AnnouncingLedger = ReturnType<typeof announcingLedger>;
