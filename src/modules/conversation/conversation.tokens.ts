import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { Accounts, Balances, Fees, MessageRules, Orders } from './application/ports.ts';
import type { ReadMessages } from './application/read-messages.ts';

export const conversation = {
  /** Implemented by the order module. */
  orders: token<Orders>('conversation.orders'),
  /** Implemented by identity. */
  accounts: token<Accounts>('conversation.accounts'),
  /** Implemented by the wallet module. */
  fees: token<Fees>('conversation.fees'),
  /** Implemented by the wallet module. */
  balances: token<Balances>('conversation.balances'),
  /** Read from the settings. */
  messageRules: token<MessageRules>('conversation.messageRules'),
  readMessages: token<ReadMessages>('conversation.readMessages'),
  personalData: token<PersonalData>('conversation.personalData'),
};
