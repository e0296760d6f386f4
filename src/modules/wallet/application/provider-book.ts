import type { Money } from '#kernel/money.ts';
import type { EntryKind, ProviderName } from '#kernel/vocabulary.ts';

/** An entry's change of a provider's account. */
export interface ProviderEntry {
  readonly entryId: string;
  readonly kind: EntryKind;
  readonly topUpId: string | null;
  /** What the provider received; negative for a refund. */
  readonly amount: Money;
}

/** The ledger's entries on a provider's account. Payouts, which also leave through the bank's account, are left out. */
export interface ProviderBook {
  /** Entries made from `from` (inclusive) to `to` (exclusive). */
  made(provider: ProviderName, span: { readonly from: Date; readonly to: Date }): Promise<readonly ProviderEntry[]>;
  /** All entries of these top-ups. */
  about(provider: ProviderName, topUpIds: readonly string[]): Promise<readonly ProviderEntry[]>;
}
