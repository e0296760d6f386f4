import { DataTable, SimpleList } from 'react-admin';
import type { AdminReport } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { reportStateLabels } from '#contract/conversation/words.tr.ts';
import { nameCell } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { ListViews } from '../../ui/ListViews.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { ReportStateChip } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';
import { shortened } from '../messages/shortened.ts';

const views = queueViews(reportStateLabels, 'open');
const [firstView] = views;

const filters = [
  personFilter('senderId', 'users', 'Gönderen'),
  personFilter('reporterId', 'users', 'Bildiren'),
  ...dateRangeInputs('createdAt', 'Bildirim tarihi'),
];

/** Messages that somebody has reported, the newest first. */
export const ReportList = () => (
  <ListPage
    filters={filters}
    filterDefaults={firstView.filter}
    sort={firstView.sort}
    above={<ListViews views={views} />}
    table={<ReportTable />}
    compact={<ReportRows />}
  />
);

const { Col } = DataTable;

const ReportTable = () => (
  <DataTable<AdminReport> rowClick="show" bulkActionButtons={false}>
    <Col<AdminReport>
      source="text"
      disableSort
      render={({ id, text }) => (
        <RecordLink resource="reports" id={id}>
          {shortened(text)}
        </RecordLink>
      )}
    />
    <Col<AdminReport> source="reason" disableSort render={({ reason }) => shortened(reason)} />
    <Col<AdminReport> source="state" disableSort render={({ state }) => <ReportStateChip state={state} />} />
    <Col<AdminReport>
      source="senderId"
      disableSort
      cellSx={() => nameCell}
      render={({ sender }) => sender.displayName}
    />
    <Col<AdminReport>
      source="reporterId"
      disableSort
      cellSx={() => nameCell}
      render={({ reporter }) => reporter.displayName}
    />
    <Col<AdminReport>
      source="orderNumber"
      disableSort
      render={({ orderId, orderNumber }) => (
        <RecordLink resource="orders" id={orderId}>
          {orderNumber}
        </RecordLink>
      )}
    />
    <Col source="createdAt">
      <MomentField source="createdAt" />
    </Col>
  </DataTable>
);

const beside = ({ state }: AdminReport) => <ReportStateChip state={state} />;

const beneath = ({ sender, reporter, reason, createdAt }: AdminReport) => (
  <>
    {sender.displayName} yazdı, {reporter.displayName} bildirdi
    <br />
    {shortened(reason)} · {formatMoment(createdAt)}
  </>
);

export const ReportRows = () => (
  <SimpleList<AdminReport>
    rowClick="show"
    primaryText={({ text }) => shortened(text)}
    secondaryText={beneath}
    tertiaryText={beside}
  />
);
