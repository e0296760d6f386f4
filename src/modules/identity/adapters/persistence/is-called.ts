import type { ExpressionBuilder } from 'kysely';
import { Phone } from '#contract/identity/schemas.ts';
import { wordPatternsOf } from '#platform/db/search.ts';
import { plain } from '../../domain/canonical.ts';
import type { IdentityTables } from './identity.table.ts';

/** Matches users with exactly this telephone number, or with every word in their names, e-mail or username. */
export const isCalled = (user: ExpressionBuilder<IdentityTables, 'UserRow'>, search: string) => {
  const number = Phone.safeParse(search);
  if (number.success) return user('phone', '=', number.data);
  return user.and(wordPatternsOf(plain(search)).map((pattern) => user('searchText', 'like', pattern)));
};
