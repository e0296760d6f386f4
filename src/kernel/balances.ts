import type { Role, Scope } from './vocabulary.ts';

/** Scopes to read wallets, or to move money by hand, which requires knowing the balance. */
const balanceScopes: readonly string[] = ['wallets:read', 'wallets:write', 'payouts:write'] satisfies readonly Scope[];

/** Whether a member of the staff may see users' balances. */
export const seesBalances = ({ role, scopes }: { readonly role: Role; readonly scopes: readonly string[] }): boolean =>
  role === 'admin' || scopes.some((scope) => balanceScopes.includes(scope));
