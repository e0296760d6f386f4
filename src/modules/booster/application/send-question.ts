import type { Jobs } from '#kernel/ports.ts';
import type { Needs } from './needs.ts';

/** The job's data. It holds no secret, because the link's token is made only when the mail is written. */
export interface QuestionMail {
  readonly applicationId: string;
  /** Index of the question in the exchange. */
  readonly line: number;
}

export const questionQueue = 'booster.application-question';

export const requestQuestionMail = (jobs: Jobs, { applicationId, line }: QuestionMail): Promise<void> =>
  jobs.send(questionQueue, { applicationId, line }, { singletonKey: `${applicationId} ${line}` });

/**
 * Mails a question of the staff to the applicant, with a link to answer it. Does nothing if the question was answered
 * or the application was decided.
 */
export const sendQuestion =
  ({
    applications,
    links,
    mails,
    config: { publicUrl },
  }: Needs<'applications' | 'links' | 'mails'> & { readonly config: { readonly publicUrl: string } }) =>
  async ({ applicationId, line }: QuestionMail): Promise<void> => {
    const application = await applications.find(applicationId);
    const question = application?.exchange[line];
    if (application?.state !== 'asked' || question?.from !== 'house') return;
    await mails.deliver({
      key: `application-question ${applicationId} ${line}`,
      to: application.email,
      template: 'application-question',
      params: {
        question: question.text,
        link: `${publicUrl}/booster-basvuru?token=${links.sign(applicationId)}`,
      },
    });
  };
export type SendQuestion = ReturnType<typeof sendQuestion>;
