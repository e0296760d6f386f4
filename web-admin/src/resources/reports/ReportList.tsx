import { DataTable, SimpleList } from 'react-admin';
import type { AdminReport } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { reportStateLabels } from '#contract/conversation/words.tr.ts';
import { nameCell } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ReportStateChip } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';
import { shortened } from '../messages/shortened.ts';

const views = queueViews(reportStateLabels, 'open');

const filters = [
  personFilter('senderId', 'users', 'Gönderen'),
  personFilter('reporterId', 'users', 'Bildiren'),
  ...dateRangeInputs('createdAt', 'Bildirim tarihi'),
];

/** Reported messages. The first view shows the open ones, oldest first. */
export const ReportList = () => (
  <ListPage filters={filters} views={views} table={<ReportTable />} compact={<ReportRows />} />
);

const { Col } = DataTable;

const ReportTable = () => (
  <DataTable<AdminReport> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminReport> source="text" disableSort to="reports" name={({ text }) => shortened(text)} />
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
    <LinkCol<AdminReport> source="orderNumber" disableSort to="orders" id="orderId" name="orderNumber" />
    <Col source="createdAt" field={MomentField} />
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
