import type { Addresses } from '#kernel/mail.ts';
import { token, type Bindings } from '../di.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { platform } from '../tokens.ts';
import { SmtpMailer, type MailConfig, type Mailer } from './mailer.ts';
import { mailJobs, PostOffice } from './post-office.ts';

export const mail = {
  /** From the environment. */
  config: token<MailConfig>('mail.config'),
  /** Implemented by identity. */
  addresses: token<Addresses>('mail.addresses'),
  jobs: token<readonly JobHandler[]>('mail.jobs'),
};

/** Also binds `platform.mails`. */
export const mailBindings: Bindings = (bind) => {
  const mailer = token<Mailer>('mail.mailer');
  const postOffice = token<PostOffice>('mail.postOffice');
  bind.type(mailer, SmtpMailer, [mail.config]);
  bind.type(postOffice, PostOffice, [platform.database, mailer, platform.jobs, platform.clock, mail.addresses]);
  bind.same(platform.mails, postOffice);
  bind.make(mail.jobs, mailJobs, [postOffice]);
};
