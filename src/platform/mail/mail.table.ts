import { defineEntity, p } from '@mikro-orm/core';

/** Which mails went out, by their keys, so that none goes twice. Neither the address nor the text is kept. */
export const SentMailRow = defineEntity({
  name: 'SentMailRow',
  tableName: 'sent_mail',
  properties: {
    key: p.text().primary(),
    /** Somebody is sending it; a claim that grows old without `sentAt` may be taken over. */
    claimedAt: p.datetime().columnType('timestamptz(3)'),
    sentAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  indexes: [{ name: 'sent_mail_claimed_index', properties: ['claimedAt'] }],
});
