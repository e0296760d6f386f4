import type { RateLimit } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Application, received, type Said } from '../domain/application.ts';
import type { Needs } from './needs.ts';

export interface ApplicationLimits {
  /** Limit of applications per IP address. */
  readonly fromAddress: RateLimit;
  /** Limit of uses of a question's link per IP address. */
  readonly answersFromAddress: RateLimit;
}

/**
 * Stores an application to become a booster. Staff decide on it later.
 * @param bait a hidden form field, which only programs fill in. A program gets the same answer as a person, but nothing
 * is stored.
 * @throws identity.too_many_attempts, booster.application_waiting
 */
export const receiveApplication = ({
  applications,
  mails,
  rateLimits,
  limits,
  work,
}: Needs<'applications' | 'mails' | 'rateLimits' | 'work'> & { readonly limits: ApplicationLimits }) => {
  const keep = (application: Application): Promise<void> => {
    const { id, email } = application;
    return work.run(async () => {
      await applications.add(application);
      work.record({ kind: 'application-received', application });
      const key = `application-received ${id}`;
      await mails.queue({ key, to: email, template: 'application-received', params: {} });
    });
  };

  const assertAddressMayApply = async (address: string): Promise<void> => {
    const attempt = { key: `apply ${address}`, limit: limits.fromAddress };
    const retryAfterSeconds = await rateLimits.count([attempt]);
    if (retryAfterSeconds > 0) throw new DomainError('identity.too_many_attempts', { retryAfterSeconds });
  };

  return async (
    said: Said,
    { address, bait = '' }: { address: string; bait?: string | undefined },
  ): Promise<Application> => {
    await assertAddressMayApply(address);
    const application = received(said, work.newId(), work.now());
    if (bait === '') await keep(application);
    return application;
  };
};
export type ReceiveApplication = ReturnType<typeof receiveApplication>;
