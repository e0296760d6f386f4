import { anonymous } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { cookieMode, session } from '../../lib/session.ts';
import { currentUserQuery } from '../session/use-session.ts';

interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly otp?: string | undefined;
}

/** Begins a session and loads its user before anything else runs. */
async function begin({ token }: { token: string }): Promise<void> {
  queryClient.removeQueries({ queryKey: currentUserQuery.queryKey });
  session.signIn(token);
  await queryClient.fetchQuery(currentUserQuery);
}

export async function signIn({ login, password, otp }: Credentials): Promise<void> {
  const body = { login: login.trim(), password, ...(otp ? { otp } : {}) };
  await begin(await anonymous.call('POST /users/authenticate', { body, headers: cookieMode }));
}

export async function register(body: Parameters<typeof anonymous.call<'POST /users'>>[1]['body']): Promise<void> {
  await begin(await anonymous.call('POST /users', { body, headers: cookieMode }));
}
