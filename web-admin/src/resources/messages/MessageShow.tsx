import type { AdminMessage } from '../../lib/records.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { Contacts } from './Contacts.tsx';
import { Conversation } from './Conversation.tsx';

/** A message, shown in its conversation. */
export const MessageShow = () => (
  <RecordPage<AdminMessage> title={({ orderNumber }) => `Sipariş ${orderNumber}: sohbet`}>
    {(message) => (
      <Columns>
        <Column>
          <Conversation orderId={message.orderId} marked={message.id} />
        </Column>
        <Column>
          <Section title="Mesaj">
            <Facts facts={factsOf(message)} />
          </Section>
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const factsOf = ({ sender, orderId, orderNumber, contacts, createdAt }: AdminMessage): Fact[] => [
  linked(
    'Gönderen',
    sender.role === 'booster' ? 'boosters' : 'users',
    sender.id,
    `${sender.displayName} (${roleLabels[sender.role]})`,
  ),
  linked('Sipariş', 'orders', orderId, orderNumber),
  ['Gönderildi', <Moment key="created" at={createdAt} />],
  contacts.length > 0 && ['İletişim bilgisi', <Contacts key="contacts" contacts={contacts} />],
];
