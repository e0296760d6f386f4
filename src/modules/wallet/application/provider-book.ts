import type { Money } from '#kernel/money.ts';
import type { EntryKind, ProviderName } from '#kernel/vocabulary.ts';

/** An entry as it moved a provider's account. */
export interface ProviderEntry {
  readonly entryId: string;
  readonly kind: EntryKind;
  readonly topUpId: string | null;
  /** What lies with the provider because of it; negative where it was given back. */
  readonly amount: Money;
}

/** What our ledger has on a provider's account; payouts, which leave by the bank as well, are not looked at. */
export interface ProviderBook {
  /** The entries that were made from a moment on and before another. */
  made(provider: ProviderName, span: { readonly from: Date; readonly to: Date }): Promise<readonly ProviderEntry[]>;
  /** All entries about these top-ups. */
  about(provider: ProviderName, topUpIds: readonly string[]): Promise<readonly ProviderEntry[]>;
}
