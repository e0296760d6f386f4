import type { PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { PaymentTables } from './payment.table.ts';

export const paymentPersonalData = (database: Database): PersonalData => {
  const tables = () => database.sql<PaymentTables>();
  const topUpsOf = (userId: string) => tables().selectFrom('TopUpRow').select('id').where('userId', '=', userId);
  return {
    recordsOf: async ({ id: userId }) => {
      const topUps = await tables()
        .selectFrom('TopUpRow')
        .select(['id', 'provider', 'merchantOid', 'amount', 'state', 'draft', 'expectedPrice', 'orderId', 'cause'])
        .select(['laneChange', 'laneRefused'])
        .select(['refundState', 'refundReason', 'refundIban', 'createdAt', 'paidAt'])
        .where('userId', '=', userId)
        .orderBy('id')
        .execute();
      const transfers = await tables()
        .selectFrom('HandPaymentRow')
        .select(['topUpId', 'reference', 'arrivedOn', 'sender', 'ticketId', 'note'])
        .where('topUpId', 'in', topUpsOf(userId))
        .orderBy('topUpId')
        .execute();
      return { topUps, transfers };
    },
    /**
     * The payment is kept. Erased are the draft with its price, because its note is the customer's own words; the token
     * of the card page; the sender and the note of a transfer; and the bank account that a refund went to.
     */
    erase: async ({ id }) => {
      await tables()
        .updateTable('TopUpRow')
        .set({ draft: null, expectedPrice: null, frameToken: null, refundIban: null })
        .where('userId', '=', id)
        .execute();
      await tables()
        .updateTable('HandPaymentRow')
        .set({ sender: null, note: null })
        .where('topUpId', 'in', topUpsOf(id))
        .execute();
    },
  };
};
