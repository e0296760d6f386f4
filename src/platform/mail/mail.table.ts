import { defineEntity, p } from '@mikro-orm/core';
import { time } from '../db/columns.ts';

/** Keys of sent mails, so that none is sent twice. Neither the address nor the text is kept. */
export const SentMailRow = defineEntity({
  name: 'SentMailRow',
  tableName: 'sent_mail',
  properties: {
    key: p.text().primary(),
    /** When a sender claimed the mail. An old claim without `sentAt` may be taken over. */
    claimedAt: time(),
    sentAt: time().nullable(),
  },
  indexes: [{ name: 'sent_mail_claimed_index', properties: ['claimedAt'] }],
});
