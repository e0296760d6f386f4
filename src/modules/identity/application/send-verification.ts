import type { Clock, Ids, Jobs } from '#kernel/ports.ts';
import { isProved } from '../domain/user.ts';
import type { Needs } from './needs.ts';

/** The job's data. It holds no secret, because the link's token is made only when the mail is written. */
export interface VerificationRequest {
  readonly requestId: string;
  readonly userId: string;
  readonly requestedAt: string;
}

export const verificationQueue = 'identity.verification';

/** Queues a mail that asks the owner of an address to verify it; in the running transaction if there is one. */
export const requestVerification = (jobs: Jobs, ids: Ids, clock: Clock, userId: string): Promise<void> => {
  const requestId = ids.next();
  const request: VerificationRequest = { requestId, userId, requestedAt: clock.now().toISOString() };
  return jobs.send(verificationQueue, request, { singletonKey: requestId });
};

/** Milliseconds for which a link is valid. */
const lifetime = 24 * 3600_000;

/** Mails the link, unless the address was verified meanwhile. */
export const sendVerification =
  ({
    users,
    tokens,
    mails,
    clock,
    config: { publicUrl },
  }: Needs<'users' | 'tokens' | 'mails' | 'clock'> & { readonly config: { readonly publicUrl: string } }) =>
  async ({ requestId, userId, requestedAt }: VerificationRequest): Promise<void> => {
    const user = await users.find(userId);
    const expiresAt = new Date(Date.parse(requestedAt) + lifetime);
    if (user?.status !== 'active' || isProved(user) || expiresAt <= clock.now()) return;
    const token = tokens.sign(user.id, user.email, expiresAt);
    await mails.deliver({
      key: `verify-email ${requestId}`,
      to: user.email,
      template: 'verify-email',
      params: { link: `${publicUrl}/eposta-dogrulama?token=${token}` },
    });
  };
export type SendVerification = ReturnType<typeof sendVerification>;
