import type { Mail, Mails } from '#kernel/mail.ts';
import { mayBeMuted, noticeSwitch } from '#kernel/notices.ts';
import type { Notice, Notification } from '../domain/notice.ts';
import type { MuteLinks, Recipient } from './ports.ts';

/** Mails a notification; the mail is named after it, so that it goes out once. */
export class NoticeMail {
  readonly #mails: Mails;
  readonly #links: MuteLinks;
  readonly #publicUrl: string;

  /** @param publicUrl where the links lead, without a slash at the end. */
  constructor(mails: Mails, links: MuteLinks, publicUrl: string) {
    this.#mails = mails;
    this.#links = links;
    this.#publicUrl = publicUrl;
  }

  send(notice: Notice, { id, title, text, link }: Notification, { firstName, email }: Recipient): Promise<void> {
    const envelope = { key: `notification:${id}`, to: email, ...this.#unsubscribeOf(notice) };
    const url = `${this.#publicUrl}${link ?? ''}`;
    const mail: Mail =
      'orderNumber' in notice
        ? {
            ...envelope,
            template: 'order-update',
            params: { firstName, title, orderNumber: notice.orderNumber, sentence: text, link: url },
          }
        : {
            ...envelope,
            template: 'message',
            params: { subject: title, text: `Merhaba ${firstName},\n\n${text}`, link: url },
          };
    return this.#mails.queue(mail);
  }

  #unsubscribeOf({ kind, userId }: Notice): Pick<Mail, 'unsubscribe'> {
    if (!mayBeMuted(kind, 'mail')) return {};
    const token = this.#links.tokenFor({ userId, notice: noticeSwitch(kind, 'mail') });
    return { unsubscribe: `${this.#publicUrl}/bildirim-kapat?token=${token}` };
  }
}
