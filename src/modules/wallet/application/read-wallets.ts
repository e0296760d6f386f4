import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Owner, Owners, Part, PayoutFigures, StoredWallet, Wallets, WalletsPart } from './ports.ts';

export interface OwnedWallet extends StoredWallet {
  readonly owner: Owner | undefined;
}

/** What the house sees of people's wallets. */
export class ReadWallets {
  readonly #wallets: Wallets;
  readonly #owners: Owners;
  readonly #payouts: PayoutFigures;

  constructor(wallets: Wallets, owners: Owners, payouts: PayoutFigures) {
    this.#wallets = wallets;
    this.#owners = owners;
    this.#payouts = payouts;
  }

  async page(part: WalletsPart): Promise<Part<OwnedWallet>> {
    const { rows, ...counted } = await this.#wallets.page(part);
    return { rows: await this.#owned(rows), ...counted };
  }

  /** @throws request.not_found: it never held money */
  async one(userId: string): Promise<OwnedWallet & { readonly reserved: Money; readonly payoutsWaiting: number }> {
    const found = await this.#wallets.find(userId);
    const [wallet] = found ? await this.#owned([found]) : [];
    if (!wallet) throw new DomainError('request.not_found');
    const { count, sum } = await this.#payouts.requestedOf(userId);
    return { ...wallet, reserved: sum, payoutsWaiting: count };
  }

  async #owned(rows: readonly StoredWallet[]): Promise<readonly OwnedWallet[]> {
    const owners = await this.#owners.of(rows.map(({ userId }) => userId));
    return rows.map((row) => ({ ...row, owner: owners.get(row.userId) }));
  }
}
