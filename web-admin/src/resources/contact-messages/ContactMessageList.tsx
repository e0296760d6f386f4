import { DataTable, SearchInput, SimpleList } from 'react-admin';
import type { ContactMessage } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { shortened } from '../messages/shortened.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Ad, e-posta, metin" />,
  ...dateRangeInputs('createdAt', 'Geldi'),
];

/** What came through the contact form, the newest first. */
export const ContactMessageList = () => (
  <ListPage filters={filters} table={<ContactMessageTable />} compact={<ContactMessageRows />} />
);

const { Col } = DataTable;

const ContactMessageTable = () => (
  <DataTable<ContactMessage> rowClick="show" bulkActionButtons={false}>
    <Col<ContactMessage>
      source="text"
      disableSort
      render={({ id, text }) => (
        <RecordLink resource="contact-messages" id={id}>
          {shortened(text)}
        </RecordLink>
      )}
    />
    <Col source="name" disableSort />
    <Col source="email" disableSort />
    <Col source="createdAt">
      <MomentField source="createdAt" />
    </Col>
  </DataTable>
);

const ContactMessageRows = () => (
  <SimpleList<ContactMessage>
    rowClick="show"
    primaryText={({ text }) => shortened(text)}
    secondaryText={({ name, email }) => `${name} · ${email}`}
    tertiaryText={({ createdAt }) => formatMoment(createdAt)}
  />
);
