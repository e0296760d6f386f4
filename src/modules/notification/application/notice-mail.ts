import type { Mail } from '#kernel/mail.ts';
import { mayBeMuted, noticeSwitch } from '#kernel/notice-kinds.ts';
import type { Notice } from '#kernel/notice.ts';
import type { Written } from './written.ts';
import type { Recipient } from './ports.ts';
import type { Needs } from './needs.ts';

/**
 * Mails a notification. The notification's id is the mail's key, so that it is sent once. `publicUrl` has no slash at
 * its end.
 */
export const noticeMail = ({ mails, links, publicUrl }: Needs<'mails' | 'links' | 'publicUrl'>) => {
  const unsubscribeOf = ({ kind, userId }: Notice): Pick<Mail, 'unsubscribe'> => {
    if (!mayBeMuted(kind, 'mail')) return {};
    const token = links.tokenFor({ userId, notice: noticeSwitch(kind, 'mail') });
    return { unsubscribe: `${publicUrl}/bildirim-kapat?token=${token}` };
  };

  return {
    /** @param id of the notification */
    send: (notice: Notice, id: string, words: Written, { firstName, email }: Recipient): Promise<void> => {
      const { title, text, link, action, facts, also } = words;
      const envelope = { key: `notification:${id}`, to: email, ...unsubscribeOf(notice) };
      const more = {
        link: `${publicUrl}${link}`,
        ...(action === undefined ? {} : { action }),
        ...(facts === undefined ? {} : { facts }),
        ...(also === undefined ? {} : { also: { ...also, link: `${publicUrl}${also.link}` } }),
      };
      const mail: Mail =
        'orderNumber' in notice
          ? {
              ...envelope,
              template: 'order-update',
              params: { firstName, title, orderNumber: notice.orderNumber, sentence: text, ...more },
            }
          : {
              ...envelope,
              template: 'message',
              params: { subject: title, text: `Merhaba ${firstName},\n\n${text}`, ...more },
            };
      return mails.queue(mail);
    },
  };
};
export type NoticeMail = ReturnType<typeof noticeMail>;
