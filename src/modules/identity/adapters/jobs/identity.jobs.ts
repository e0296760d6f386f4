import type { JobHandler } from '#platform/jobs/jobs.ts';
import { type ChangeEmail, type EmailChangeRequest, emailChangeQueue } from '../../application/change-email.ts';
import { type EraseLatecomers, latecomersQueue } from '../../application/erase-latecomers.ts';
import type { PurgeEnded } from '../../application/purge-ended.ts';
import {
  type PasswordLinkRequest,
  passwordLinkQueue,
  type SendPasswordLink,
} from '../../application/send-password-link.ts';
import {
  type SendVerification,
  type VerificationRequest,
  verificationQueue,
} from '../../application/send-verification.ts';

export const identityJobs = (
  sendPasswordLink: SendPasswordLink,
  sendVerification: SendVerification,
  changeEmail: ChangeEmail,
  eraseLatecomers: EraseLatecomers,
  purgeEnded: PurgeEnded,
): readonly JobHandler[] => [
  // As for other mails, 150 retries cover an outage of the mail server of one day. The cast is safe: only
  // requestPasswordLink() fills the queue. An invitation is valid for longer, and an expired link is not sent.
  { queue: passwordLinkQueue, retries: 150, handle: (data) => sendPasswordLink(data as PasswordLinkRequest) },
  { queue: verificationQueue, retries: 150, handle: (data) => sendVerification(data as VerificationRequest) },
  { queue: emailChangeQueue, retries: 150, handle: (data) => changeEmail.send(data as EmailChangeRequest) },
  {
    queue: latecomersQueue,
    retries: 150,
    handle: (data) => eraseLatecomers((data as { readonly userId: string }).userId),
  },
  { queue: 'identity.purge', cron: '37 3 * * *', handle: () => purgeEnded() },
];
