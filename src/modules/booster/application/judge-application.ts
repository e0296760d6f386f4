import { DomainError } from '#kernel/refusal.ts';
import type { BoosterTier } from '#kernel/vocabulary.ts';
import type { CreateUser } from '#modules/identity/index.ts';
import { type Application, approved, asked, assertOpen, profileOf, refused } from '../domain/application.ts';
import type { ApplicationEvent } from '../domain/application-events.ts';
import type { BoosterProfiles } from './booster-profiles.ts';
import { requestQuestionMail } from './send-question.ts';
import type { Needs } from './needs.ts';

type Actor = Parameters<CreateUser>[0];

/** What staff add to an application when they accept it. */
interface TakenOn {
  readonly username: string;
  readonly availableServices: readonly string[];
  readonly tier: BoosterTier;
}

/** Staff handle an application: they ask a question, or accept or refuse the application (domain.md §7). */
export const judgeApplication = ({
  applications,
  createUser,
  profiles,
  mails,
  jobs,
  work,
}: Needs<'applications' | 'createUser' | 'mails' | 'jobs' | 'work'> & { readonly profiles: BoosterProfiles }) => {
  const changed = (
    id: string,
    kind: ApplicationEvent['kind'],
    change: (application: Application) => Promise<Application>,
  ): Promise<Application> =>
    work.run(async () => {
      const application = await applications.lock(id);
      if (!application) throw new DomainError('booster.application_not_found');
      const after = await change(application);
      await applications.save(after);
      work.record({ kind, application: after });
      return after;
    });

  return {
    /** Mails the question with a link to answer it. @throws booster.application_not_found, booster.application_decided */
    ask: (id: string, question: string): Promise<Application> =>
      changed(id, 'question-asked', async (application) => {
        const after = asked(application, question, work.now());
        await requestQuestionMail(jobs, { applicationId: id, line: after.exchange.length - 1 });
        return after;
      }),
    /**
     * Creates the booster with the application's profile. An invitation to set the password is mailed.
     * @throws booster.application_not_found, booster.application_decided, identity.…_taken, identity.role_not_allowed
     */
    approve: (actor: Actor, id: string, { username, availableServices, tier }: TakenOn): Promise<Application> =>
      changed(id, 'application-approved', async (application) => {
        assertOpen(application);
        const { firstName, lastName, email, phone } = application;
        const user = await createUser(actor, {
          role: 'booster',
          scopes: [],
          firstName,
          lastName,
          email,
          phone,
          username,
        });
        await profiles.change(user.id, { ...profileOf(application), availableServices, tier });
        return approved(application, user.id, { by: actor.id, at: work.now() });
      }),
    /** @throws booster.application_not_found, booster.application_decided */
    refuse: (actor: Actor, id: string, reason: string): Promise<Application> =>
      changed(id, 'application-refused', async (application) => {
        const after = refused(application, reason, { by: actor.id, at: work.now() });
        const key = `application-refused ${id}`;
        await mails.queue({ key, to: application.email, template: 'application-refused', params: { reason } });
        return after;
      }),
  };
};
export type JudgeApplication = ReturnType<typeof judgeApplication>;
