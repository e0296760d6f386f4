import Typography from '@mui/material/Typography';
import { ticketTypeLabels } from '#contract/vocabulary.ts';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import type { AdminTicketRow } from '../../lib/records.ts';
import { formatMoment, formatSpan } from '../../lib/time.ts';
import { choices } from '../../lib/words.ts';
import { figures } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { PeopleSearchInput } from '../../ui/PeopleSearchInput.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { ChipWith, TicketChip } from '../../ui/StateChip.tsx';
import { firstAnswerSeconds, standingOf, waitedSeconds } from './standing.ts';
import { ticketViews } from './ticket-views.ts';

/** New tickets and waiting times appear while the list is open. */
const refreshMs = 15_000;

const filters = [
  <PeopleSearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Konu, ad ya da sipariş"
    withPeople="Konu, ad, e-posta, sipariş"
  />,
  <SelectInput key="type" source="type" label="Tür" choices={choices.ticketType} helperText={false} alwaysOn />,
  personFilter('userId', 'users', 'Kim'),
  ...dateRangeInputs('createdAt', 'Açıldı'),
  ...dateRangeInputs('firstAnsweredAt', 'İlk yanıt'),
];

export const TicketList = () => (
  <ListPage
    filters={filters}
    views={ticketViews}
    table={<TicketTable />}
    compact={<TicketRows />}
    refreshMs={refreshMs}
  />
);

const { Col } = DataTable;

const TicketTable = () => (
  <DataTable<AdminTicketRow> rowClick="show" bulkActionButtons={false} hiddenColumns={['createdAt', 'firstAnsweredAt']}>
    <Col<AdminTicketRow> source="subject" disableSort render={(ticket) => <Subject {...ticket} />} />
    <Col<AdminTicketRow>
      source="status"
      disableSort
      render={(ticket) => <TicketChip standing={standingOf(ticket)} />}
    />
    <Col<AdminTicketRow> source="type" disableSort render={({ type }) => ticketTypeLabels[type]} />
    <Col<AdminTicketRow>
      source="userId"
      disableSort
      render={({ user }) => (
        <RecordLink resource={user.role === 'booster' ? 'boosters' : 'users'} id={user.id}>
          {user.displayName}
        </RecordLink>
      )}
    />
    <Col<AdminTicketRow>
      source="orderNumber"
      disableSort
      render={({ orderId, orderNumber, topUpId }) =>
        orderId ? (
          <RecordLink resource="orders" id={orderId}>
            {orderNumber}
          </RecordLink>
        ) : topUpId ? (
          <RecordLink resource="top-ups" id={topUpId}>
            Bakiye yüklemesi
          </RecordLink>
        ) : (
          '–'
        )
      }
    />
    <Col<AdminTicketRow> source="waitingSince" render={(ticket) => <Span seconds={waitedSeconds(ticket)} />} />
    <Col<AdminTicketRow>
      source="firstAnsweredAt"
      disableSort
      render={(ticket) => <Span seconds={firstAnswerSeconds(ticket)} />}
    />
    <Col source="createdAt" field={MomentField} />
    <Col source="updatedAt" field={MomentField} />
  </DataTable>
);

/** Unread tickets are bold. */
const Subject = ({ id, subject, read }: AdminTicketRow) => (
  <Typography component="span" variant="inherit" sx={{ fontWeight: read ? 420 : 720, overflowWrap: 'anywhere' }}>
    <RecordLink resource="tickets" id={id}>
      {subject}
    </RecordLink>
    {!read && ' · yeni'}
  </Typography>
);

const Span = ({ seconds }: { seconds: number | null }) => (
  <Typography component="span" variant="inherit" sx={figures}>
    {seconds === null ? '–' : formatSpan(seconds)}
  </Typography>
);

const beneath = (ticket: AdminTicketRow) => (
  <ChipWith chip={<TicketChip standing={standingOf(ticket)} />}>
    {ticket.user.displayName} · {ticketTypeLabels[ticket.type]}
  </ChipWith>
);

const TicketRows = () => (
  <SimpleList<AdminTicketRow>
    rowClick="show"
    primaryText={({ subject, read }) => (read ? subject : `${subject} · yeni`)}
    secondaryText={beneath}
    tertiaryText={(ticket) => {
      const waited = waitedSeconds(ticket);
      return waited === null ? formatMoment(ticket.updatedAt) : formatSpan(waited);
    }}
  />
);
