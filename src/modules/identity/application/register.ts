import { DomainError } from '#kernel/refusal.ts';
import type { OpenAccount, Person } from './open-account.ts';
import type { OpenSession, SessionTokens } from './open-session.ts';
import { requestVerification } from './send-verification.ts';
import type { Needs } from './needs.ts';

/**
 * Registers a customer, signs them in at once and mails a link that verifies the address.
 * Many needs: registering opens an account and a session, and sends a mail.
 * @throws identity.…_taken, identity.password_too_common, identity.too_many_attempts, request.conflict
 */
export const register =
  ({
    openAccount,
    openSession,
    limits,
    jobs,
    ids,
    clock,
    work,
  }: Needs<'jobs' | 'ids' | 'clock' | 'work' | 'limits'> & {
    readonly openAccount: OpenAccount;
    readonly openSession: OpenSession;
  }) =>
  async (person: Person, password: string, address: string, device = ''): Promise<SessionTokens> => {
    await limits.registration(address);
    const prepared = await openAccount.prepare(person, password);
    return work.run(async () => {
      const user = await openAccount.run(prepared, { role: 'customer' });
      await requestVerification(jobs, ids, clock, user.id);
      const tokens = await openSession(user, { device, address });
      if (!tokens) throw new DomainError('request.conflict');
      return tokens;
    });
  };
export type Register = ReturnType<typeof register>;
