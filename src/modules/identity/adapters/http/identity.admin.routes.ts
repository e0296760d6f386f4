import type { AdminUser, UnreachableAddress } from '#contract/identity/schemas.ts';
import type { Suspicions } from '#modules/note/index.ts';
import { seesBalances } from '#kernel/balances.ts';
import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import { scopes as allScopes, type Scope } from '#kernel/vocabulary.ts';
import { handlers, type Caller } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { flagOf, type ListQuery, parseListQuery } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { BanUser } from '../../application/ban-user.ts';
import type { ChangeEmail } from '../../application/change-email.ts';
import type { EmailChanges } from '../../application/email-change-ports.ts';
import type { ChangePhone } from '../../application/change-phone.ts';
import type { CreateUser } from '../../application/create-user.ts';
import type { ChangePowers } from '../../application/change-powers.ts';
import type { EndSessionOf } from '../../application/end-session-of.ts';
import type { Balances, UserDirectory, Users } from '../../application/ports.ts';
import type { MailAddresses } from '../../application/mail-addresses.ts';
import type { SetUpSecondFactor } from '../../application/set-up-second-factor.ts';
import type { SetOneTimePassword } from '../../application/set-one-time-password.ts';
import type { SendLinkTo } from '../../application/send-link-to.ts';
import type { RemoveUser } from '../../application/remove-user.ts';
import type { UnbanUser } from '../../application/unban-user.ts';
import type { WriteToUser } from '../../application/write-to-user.ts';
import { fullNameOf, type User } from '../../domain/user.ts';
import type { UserList } from '../persistence/user-list.ts';

type Pending = Pick<AdminUser, 'pendingEmail' | 'pendingEmailAsked'>;
const nothingPending: Pending = { pendingEmail: null, pendingEmailAsked: null };

export const identityAdminRoutes = (
  list: UserList,
  users: Users,
  balances: Balances,
  suspicions: Suspicions,
  createUser: CreateUser,
  banUser: BanUser,
  unbanUser: UnbanUser,
  setOneTimePassword: SetOneTimePassword,
  secondFactor: SetUpSecondFactor,
  addresses: MailAddresses,
  removeUser: RemoveUser,
  writeToUser: WriteToUser,
  changePowers: ChangePowers,
  endSessionOf: EndSessionOf,
  sendLinkTo: SendLinkTo,
  changePhone: ChangePhone,
  changeEmail: ChangeEmail,
  emailChanges: EmailChanges,
  directory: UserDirectory,
  clock: { now(): Date },
) => {
  const pendingOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, Pending>> => {
    const changes = await emailChanges.of(ids);
    const askers =
      changes.size > 0 ? await directory.findMany([...changes.values()].map(({ askedBy }) => askedBy)) : [];
    const names = new Map(askers.map((asker) => [asker.id, asker.status === 'deleted' ? null : fullNameOf(asker)]));
    return new Map(
      [...changes].map(([userId, { email, askedBy, askedAt, expiresAt }]) => {
        const asked = {
          byName: names.get(askedBy) ?? null,
          at: askedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          expired: expiresAt <= clock.now(),
        };
        return [userId, { pendingEmail: email, pendingEmailAsked: asked }];
      }),
    );
  };
  const viewsOf = async (caller: Caller, rows: readonly User[]): Promise<AdminUser[]> => {
    const ids = rows.map(({ id }) => id);
    const [money, careful, suspected, pending] = await Promise.all([
      seesBalances(caller) ? balances.shownBalancesOf(ids) : undefined,
      secondFactor.usersOf(ids),
      suspicions.among('user', ids),
      pendingOf(ids),
    ]);
    return readableRows('users', rows, (user) =>
      adminUser(user, {
        balance: money?.has(user.id) === false ? Money.zero : (money?.get(user.id) ?? null),
        secondFactor: careful.has(user.id),
        suspected: suspected.has(user.id),
        ...(pending.get(user.id) ?? nothingPending),
      }),
    );
  };
  const shown = async (caller: Caller, user: User): Promise<AdminUser> => {
    const [view] = await viewsOf(caller, [user]);
    if (!view) throw new Error(`user ${user.id} has no view`);
    return view;
  };
  /** The suspected users, if the list is filtered by suspicion. */
  const suspectsOf = async ({ filter }: ListQuery) =>
    flagOf(filter['suspected']) === undefined ? [] : suspicions.open('user');
  return handlers({
    'GET /admin/users': async ({ query }, { caller }) => {
      const asked = parseListQuery(query, lists['GET /admin/users']);
      const { rows, total, atLeast } = await list.page(asked, await suspectsOf(asked));
      return { rows: await viewsOf(caller, rows), from: asked.from, total, atLeast };
    },

    'GET /admin/users/:id': async ({ params }, { caller }) => {
      const user = await users.find(params.id);
      if (!user) throw new DomainError('identity.user_not_found');
      return shown(caller, user);
    },

    'POST /admin/new-user': async ({ body: { role, scopes = [], ...person } }, { caller }) =>
      shown(
        caller,
        await createUser(caller, {
          ...person,
          role: role === 'user' ? 'customer' : role,
          scopes: scopes.filter(isScope),
        }),
      ),

    'POST /admin/ban': async ({ body: { userId, reason } }, { caller }) =>
      shown(caller, await banUser(caller, userId, reason)),

    'POST /admin/unban': async ({ body: { userId } }, { caller }) => shown(caller, await unbanUser(caller, userId)),

    'POST /admin/change-email': async ({ body: { userId, email } }, { caller }) =>
      shown(caller, await changeEmail.ask(caller, userId, email)),

    'POST /admin/drop-email-change': async ({ body: { userId } }, { caller }) =>
      shown(caller, await changeEmail.drop(caller, userId)),

    'POST /admin/change-phone': async ({ body: { userId, phone } }, { caller }) =>
      shown(caller, await changePhone(caller, userId, phone)),

    'POST /admin/reset-second-factor': async ({ body: { userId } }, { caller }) =>
      shown(caller, await secondFactor.reset(caller, userId)),

    'GET /admin/unreachable-addresses': async ({ query }) => {
      const asked = parseListQuery(query, lists['GET /admin/unreachable-addresses']);
      const { rows, total, atLeast } = await list.unreachable(asked);
      return { rows: rows.flatMap(unreachable), from: asked.from, total, atLeast };
    },

    'POST /admin/clear-address': async ({ body: { userId } }, { caller }) =>
      shown(caller, await addresses.clear(userId)),

    'POST /admin/remove': async ({ body: { userId } }, { caller }) => shown(caller, await removeUser(caller, userId)),

    'POST /admin/send-mail': async ({ body: { userId, ...mail } }, { caller }) =>
      shown(caller, await writeToUser(userId, mail)),

    'POST /admin/change-scopes': async ({ body: { userId, role, scopes, known } }, { caller }) =>
      shown(
        caller,
        await changePowers(caller, userId, {
          role,
          scopes: scopes.filter(isScope),
          known: { ...known, scopes: known.scopes.filter(isScope) },
        }),
      ),

    'POST /admin/end-sessions': async ({ body: { userId } }, { caller }) =>
      shown(caller, await endSessionOf.all(caller, userId)),

    'POST /admin/send-password-link': async ({ body: { userId } }, { caller }) =>
      shown(caller, await sendLinkTo(caller, userId)),

    'POST /admin/change-password': async ({ body: { userId } }, { caller }) => ({
      password: await setOneTimePassword(caller, userId),
    }),
  });
};

/** Restores the type: the contract has checked the scopes already. */
const isScope = (text: string): text is Scope => (allScopes as readonly string[]).includes(text);

const unreachable = ({ id, email, role, mailFailure, mailFailedAt, ...name }: User): UnreachableAddress[] =>
  mailFailure && mailFailedAt
    ? [
        {
          id,
          name: `${name.firstName} ${name.lastName}`,
          email,
          role,
          mailFailure,
          createdAt: mailFailedAt.toISOString(),
        },
      ]
    : [];

export const adminUser = (
  user: User,
  {
    balance,
    ...marks
  }: Pending & { readonly balance: Money | null; readonly secondFactor: boolean; readonly suspected: boolean },
): AdminUser => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  username: user.username,
  role: user.role,
  scopes: [...user.scopes],
  status: user.status,
  banReason: user.banReason,
  balance: balance && { amount: balance.amount, currency: balance.currency },
  emailVerified: user.emailVerified,
  ...marks,
  mailFailure: user.mailFailure,
  mailFailedAt: user.mailFailedAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
  lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
});
