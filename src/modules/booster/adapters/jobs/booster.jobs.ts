import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { ForgetRefused } from '../../application/forget-refused.ts';
import { type QuestionMail, questionQueue, type SendQuestion } from '../../application/send-question.ts';

export const boosterJobs = (sendQuestion: SendQuestion, forgetRefused: ForgetRefused): readonly JobHandler[] => [
  // the cast is safe: only requestQuestionMail() fills the queue. As for other mails, the retries cover an outage of
  // the mail server of one day
  { queue: questionQueue, retries: 150, handle: (data) => sendQuestion(data as QuestionMail) },
  { queue: 'booster.forget-refused', cron: '57 3 * * *', handle: () => forgetRefused() },
];
