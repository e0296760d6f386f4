import { createTransport } from 'nodemailer';
import { inSpan } from '../tracing/tracing.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The reply address, if it is not the sender. */
  readonly replyTo?: string;
  /** The link by which mail programs unsubscribe with one click. */
  readonly unsubscribe?: string;
  /** The same id for a repeat of the mail, so that receivers recognise the repeat. */
  readonly messageId: string;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
}

export interface MailConfig {
  /** `smtp://host:port` or `smtps://user:password@host:port`. */
  readonly smtpUrl: string;
  /** `Basamak <destek@…>`. */
  readonly from: string;
}

/** Milliseconds. They are short, because a mail server that is down must not block a job for minutes. */
const timeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 10_000 };

export class SmtpMailer implements Mailer {
  readonly #transport;
  readonly #from: string;

  constructor({ smtpUrl, from }: MailConfig) {
    this.#transport = createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    this.#from = from;
  }

  async send({ unsubscribe, ...letter }: Letter): Promise<void> {
    const headers = unsubscribe === undefined ? {} : oneClick(unsubscribe);
    await inSpan({ name: 'smtp', kind: 'client' }, async () => {
      const sent = this.#transport.sendMail({ ...letter, headers, from: this.#from });
      const failure = await sent.then(() => undefined, failureOf);
      if (failure) throw failure;
    });
  }
}

/** RFC 8058: the mail program posts to the link itself; no page has to be opened. */
const oneClick = (link: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${link}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Why a letter could not be sent. */
export class MailFailed extends Error {
  /**
   * The statement of the recipient's server about the address: it does not exist, or it can't receive mail now. Undefined if
   * the address is not the cause.
   */
  readonly recipient: 'refused' | 'deferred' | undefined;

  constructor(reason: string, recipient?: MailFailed['recipient']) {
    super(`SMTP: ${reason}`);
    this.recipient = recipient;
  }
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** A new error, because the original one contains the recipient's address and would be logged. */
const failureOf = ({ code, command, responseCode, response = '' }: SmtpError): MailFailed => {
  const reason = `${code ?? 'failed'} ${responseCode ?? ''}`.trim();
  // 5.7.x concerns the sender and not the address (RFC 3463)
  const aboutRecipient = command === 'RCPT TO' && responseCode !== undefined && !/\b[45]\.7\.\d/.test(response);
  if (!aboutRecipient) return new MailFailed(reason);
  return new MailFailed(reason, responseCode >= 500 ? 'refused' : 'deferred');
};
