import type { Role, Scope } from './vocabulary.ts';

/** Who reads wallets, and who takes or gives money by hand and has to know what is there. */
const balanceScopes: readonly string[] = ['wallets:read', 'wallets:write', 'payouts:write'] satisfies readonly Scope[];

/** Whether somebody of the house sees what people have in their wallets. */
export const seesBalances = ({ role, scopes }: { readonly role: Role; readonly scopes: readonly string[] }): boolean =>
  role === 'admin' || scopes.some((scope) => balanceScopes.includes(scope));
