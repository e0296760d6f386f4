import type { Mail, Mails } from '#kernel/mail.ts';
import type { Notice, Notification } from '../domain/notice.ts';
import type { Recipient } from './ports.ts';

/** Mails a notification; the mail is named after it, so that it goes out once. */
export class NoticeMail {
  readonly #mails: Mails;
  readonly #publicUrl: string;

  /** @param publicUrl where the links lead, without a slash at the end. */
  constructor(mails: Mails, publicUrl: string) {
    this.#mails = mails;
    this.#publicUrl = publicUrl;
  }

  send(notice: Notice, { id, title, text, link }: Notification, { firstName, email }: Recipient): Promise<void> {
    const address = { key: `notification:${id}`, to: email };
    const url = `${this.#publicUrl}${link ?? ''}`;
    const mail: Mail =
      'orderNumber' in notice
        ? {
            ...address,
            template: 'order-update',
            params: { firstName, orderNumber: notice.orderNumber, sentence: text, link: url },
          }
        : {
            ...address,
            template: 'message',
            params: { subject: title, text: `Merhaba ${firstName},\n\n${text}\n\n${url}` },
          };
    return this.#mails.queue(mail);
  }
}
