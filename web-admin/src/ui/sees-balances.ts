import { seesBalances } from '#contract/vocabulary.ts';
import { usePermissions } from 'react-admin';
import type { Person } from '../providers/permissions.ts';

/** The server sends no balances to people without access, so their column and its choice are hidden. */
export function useSeesBalances(): boolean {
  const { permissions: person } = usePermissions<Person>();
  return person !== undefined && seesBalances({ role: person.role, scopes: person.scope });
}
