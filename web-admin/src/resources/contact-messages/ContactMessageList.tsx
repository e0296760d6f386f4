import { DataTable, SearchInput, SimpleList } from 'react-admin';
import type { ContactMessage } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ChipWith, TicketChip } from '../../ui/StateChip.tsx';
import { shortened } from '../messages/shortened.ts';
import { standingOf } from './standing.ts';

/** Unanswered messages are listed oldest first. */
const views = [
  { label: 'Yanıt bekleyen', filter: { answered: false }, sort: { field: 'createdAt', order: 'ASC' } },
  { label: 'Yanıtlanan', filter: { answered: true }, sort: { field: 'createdAt', order: 'DESC' } },
  { label: 'Tümü', filter: {}, sort: { field: 'createdAt', order: 'DESC' } },
] as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Ad, e-posta, metin" />,
  ...dateRangeInputs('createdAt', 'Geldi'),
];

/** Messages of the contact form. The first view shows the unanswered ones. */
export const ContactMessageList = () => (
  <ListPage filters={filters} views={views} table={<ContactMessageTable />} compact={<ContactMessageRows />} />
);

const { Col } = DataTable;

const ContactMessageTable = () => (
  <DataTable<ContactMessage> rowClick="show" bulkActionButtons={false}>
    <LinkCol<ContactMessage>
      source="text"
      disableSort
      cellSx={shrinking}
      to="contact-messages"
      name={({ text }) => shortened(text)}
    />
    <Col source="name" disableSort cellSx={shrinking} />
    <Col source="email" disableSort cellSx={shrinking} />
    <Col<ContactMessage>
      source="answered"
      disableSort
      render={(message) => <TicketChip standing={standingOf(message)} />}
    />
    <Col source="createdAt" field={MomentField} />
  </DataTable>
);

/** Long texts and names wrap anywhere, to leave room for the other columns. */
const shrinking = () => ({ overflowWrap: 'anywhere' });

const beneath = (message: ContactMessage) => (
  <ChipWith chip={<TicketChip standing={standingOf(message)} />}>
    {message.name} · {message.email}
  </ChipWith>
);

const ContactMessageRows = () => (
  <SimpleList<ContactMessage>
    rowClick="show"
    primaryText={({ text }) => shortened(text)}
    secondaryText={beneath}
    tertiaryText={({ createdAt }) => formatMoment(createdAt)}
  />
);
