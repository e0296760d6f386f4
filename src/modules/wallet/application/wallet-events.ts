import type { LiveEvent } from '#kernel/ports.ts';
import type { Posted } from './ports.ts';

/** What the holders of the changed wallets are told; the caller publishes it together with its own events. */
export const walletEvents = (posted: Posted): LiveEvent[] =>
  posted.map(({ userId, balance }) => ({ type: 'wallet', to: [{ user: userId }], data: { balance } }));
