import { DomainError } from '#kernel/refusal.ts';
import { stockRestore } from '#modules/wallet/index.ts';
import { takeBack } from '../domain/stock.ts';
import type { Needs } from './needs.ts';

/**
 * Whether the account returns to stock or is retired. The buyer knows the password, so an account that returns to stock
 * needs a new one.
 */
type Return = { readonly outcome: 'in-stock'; readonly password: string } | { readonly outcome: 'retired' };

/**
 * Staff take a sold account back. The buyer is refunded the price and no longer sees the credentials.
 * @throws DomainError shop.stock_account_not_found, shop.not_sold, shop.credentials_gone
 */
export const takeBackAccount =
  ({ stock, purchases, vault, ledger, work }: Needs<'stock' | 'purchases' | 'vault' | 'ledger' | 'work'>) =>
  (stockAccountId: string, to: Return, because: { readonly by: string; readonly reason: string }): Promise<void> =>
    work.run(async () => {
      const sold = await stock.lock(stockAccountId);
      if (!sold) throw new DomainError('shop.stock_account_not_found');
      const standing = await purchases.standing(sold.id);
      const facts = { ...because, outcome: to.outcome, at: work.now() };
      const { account, purchase } = takeBack(sold, standing, facts);

      const { id: purchaseId, buyerId: customerId, price } = purchase;
      const { by: actorId, reason } = because;
      await ledger.post(stockRestore({ purchaseId, customerId, price, actorId, reason }));
      await purchases.save(purchase);
      await stock.save(account);
      if (to.outcome === 'retired') await vault.erase(purchase);
      else if (!(await vault.takeBack(purchase, account, to.password))) throw new DomainError('shop.credentials_gone');
    });
export type TakeBackAccount = ReturnType<typeof takeBackAccount>;
