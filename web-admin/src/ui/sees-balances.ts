import { seesBalances } from '#contract/vocabulary.ts';
import { usePermissions } from 'react-admin';
import type { Person } from '../providers/permissions.ts';

/** Who may not see balances is sent none: then there is nothing to show in a column, nor to choose it for. */
export function useSeesBalances(): boolean {
  const { permissions: person } = usePermissions<Person>();
  return person !== undefined && seesBalances({ role: person.role, scopes: person.scope });
}
