import { BooleanInput, DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { AdminMessage } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { choices } from '../../lib/words.ts';
import { contactLabels } from '#contract/conversation/words.tr.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { Contacts } from './Contacts.tsx';
import { shortened } from './shortened.ts';

/** Messages of all order chats, newest first. Messages with contact details are marked. */
export function MessageList() {
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder="Mesajda ara" />,
    <SelectInput key="role" source="role" label="Kim" choices={choices.role} helperText={false} alwaysOn />,
    <BooleanInput key="hasContacts" source="hasContacts" label="İletişim bilgisi var" helperText={false} alwaysOn />,
    personFilter('senderId', 'users', 'Gönderen'),
    ...dateRangeInputs('createdAt', 'Gönderildi'),
  ];
  return <ListPage filters={filters} table={<MessageTable />} compact={<MessageRows />} />;
}

const { Col } = DataTable;

const MessageTable = () => (
  <DataTable<AdminMessage> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminMessage> source="text" disableSort to="messages" name={({ text }) => shortened(text)} />
    <Col<AdminMessage>
      source="senderId"
      disableSort
      render={({ sender }) => `${sender.displayName} (${roleLabels[sender.role]})`}
    />
    <LinkCol<AdminMessage> source="orderNumber" disableSort to="orders" id="orderId" name="orderNumber" />
    <Col<AdminMessage> source="contacts" disableSort render={({ contacts }) => <Contacts contacts={contacts} />} />
    <Col source="createdAt" field={MomentField} />
  </DataTable>
);

const MessageRows = () => (
  <SimpleList<AdminMessage>
    rowClick="show"
    primaryText={({ text }) => shortened(text)}
    secondaryText={({ sender, contacts }) =>
      [sender.displayName, ...contacts.map((kind) => contactLabels[kind])].join(' · ')
    }
    tertiaryText={({ createdAt }) => formatMoment(createdAt)}
  />
);
