import type { Listed } from '#kernel/lists.ts';
import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Owner, PayoutFigures, StaffViewer, StoredWallet, WalletsPart } from './ports.ts';
import type { Needs } from './needs.ts';

export interface OwnedWallet extends StoredWallet {
  readonly owner: Owner | undefined;
}

/** Wallets and their owners, as the console shows them. */
export const readWallets = ({
  wallets,
  owners,
  payouts,
}: Needs<'wallets' | 'owners'> & { readonly payouts: PayoutFigures }) => {
  const owned = async (rows: readonly StoredWallet[], viewer: StaffViewer): Promise<readonly OwnedWallet[]> => {
    const known = await owners.of(
      rows.map(({ userId }) => userId),
      viewer,
    );
    return rows.map((row) => ({ ...row, owner: known.get(row.userId) }));
  };

  return {
    page: async (part: WalletsPart, viewer: StaffViewer): Promise<Listed<OwnedWallet>> => {
      const { rows, ...counted } = await wallets.page(part);
      return { rows: await owned(rows, viewer), ...counted };
    },
    /** @throws request.not_found if the wallet never held money */
    one: async (
      userId: string,
      viewer: StaffViewer,
    ): Promise<OwnedWallet & { readonly reserved: Money; readonly payoutsWaiting: number }> => {
      const found = await wallets.find(userId);
      const [wallet] = found ? await owned([found], viewer) : [];
      if (!wallet) throw new DomainError('request.not_found');
      const { count, sum } = await payouts.requestedOf(userId);
      return { ...wallet, reserved: sum, payoutsWaiting: count };
    },
  };
};
export type ReadWallets = ReturnType<typeof readWallets>;
