import type { Mails } from '#kernel/mail.ts';
import type { Jobs } from '#kernel/ports.ts';
import type { AnswerLinks, Applications } from './ports.ts';

/** What waits in the queue: no secret, for the link's token is made when the mail is. */
export interface QuestionMail {
  readonly applicationId: string;
  /** Which line of the exchange. */
  readonly line: number;
}

export const questionQueue = 'booster.application-question';

export const requestQuestionMail = (jobs: Jobs, { applicationId, line }: QuestionMail): Promise<void> =>
  jobs.send(questionQueue, { applicationId, line }, { singletonKey: `${applicationId} ${line}` });

/** Mails a question of the house to the applicant, with the link to answer it; not once it is answered or decided. */
export class SendQuestion {
  readonly #applications: Applications;
  readonly #links: AnswerLinks;
  readonly #mails: Mails;
  readonly #publicUrl: string;

  constructor(
    applications: Applications,
    links: AnswerLinks,
    mails: Mails,
    { publicUrl }: { readonly publicUrl: string },
  ) {
    this.#applications = applications;
    this.#links = links;
    this.#mails = mails;
    this.#publicUrl = publicUrl;
  }

  async run({ applicationId, line }: QuestionMail): Promise<void> {
    const application = await this.#applications.find(applicationId);
    const question = application?.exchange[line];
    if (application?.state !== 'asked' || question?.from !== 'house') return;
    await this.#mails.deliver({
      key: `application-question ${applicationId} ${line}`,
      to: application.email,
      template: 'application-question',
      params: {
        question: question.text,
        link: `${this.#publicUrl}/booster-basvuru?token=${this.#links.tokenFor(applicationId)}`,
      },
    });
  }
}
