import { defineEntity, p } from '@mikro-orm/core';

/** Keys of sent mails, so that none is sent twice. Neither the address nor the text is kept. */
export const SentMailRow = defineEntity({
  name: 'SentMailRow',
  tableName: 'sent_mail',
  properties: {
    key: p.text().primary(),
    /** When a sender claimed the mail. An old claim without `sentAt` may be taken over. */
    claimedAt: p.datetime().columnType('timestamptz(3)'),
    sentAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  indexes: [{ name: 'sent_mail_claimed_index', properties: ['claimedAt'] }],
});
