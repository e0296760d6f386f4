import { DomainError } from '#kernel/refusal.ts';
import { answered, type Application } from '../domain/application.ts';
import type { ApplicationLimits } from './receive-application.ts';
import type { Needs } from './needs.ts';

/** An applicant reads the staff's question by the link in the mail, and answers it once. */
export const answerQuestion = ({
  applications,
  links,
  rateLimits,
  config: { answersFromAddress },
  work,
}: Needs<'applications' | 'links' | 'rateLimits' | 'work'> & {
  readonly config: Pick<ApplicationLimits, 'answersFromAddress'>;
}) => {
  const applicationOf = async (token: string, address: string): Promise<string> => {
    const retryAfterSeconds = await rateLimits.count([{ key: `answer ${address}`, limit: answersFromAddress }]);
    if (retryAfterSeconds > 0) throw new DomainError('identity.too_many_attempts', { retryAfterSeconds });
    const id = links.read(token);
    if (id === undefined) throw new DomainError('booster.answer_link_invalid');
    return id;
  };

  return {
    /** @throws booster.answer_link_invalid, identity.too_many_attempts */
    read: async (token: string, address: string): Promise<Application> => {
      const id = await applicationOf(token, address);
      const application = await applications.find(id);
      if (application?.state !== 'asked') throw new DomainError('booster.answer_link_invalid');
      return application;
    },
    /** @throws booster.answer_link_invalid, identity.too_many_attempts */
    run: async (token: string, text: string, address: string): Promise<void> => {
      const id = await applicationOf(token, address);
      await work.run(async () => {
        const before = await applications.lock(id);
        if (!before) throw new DomainError('booster.answer_link_invalid');
        const application = answered(before, text, work.now());
        await applications.save(application);
        work.record({ kind: 'question-answered', application });
      });
    },
  };
};
export type AnswerQuestion = ReturnType<typeof answerQuestion>;
