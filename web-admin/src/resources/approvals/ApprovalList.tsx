import { formatMoney } from '#contract/format.ts';
import { erasedName } from '#contract/vocabulary.ts';
import { BooleanInput, DataTable, SelectInput, SimpleList } from 'react-admin';
import type { AdminApproval } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { approvalCommandLabels, approvalStateLabels } from '#contract/approval/words.tr.ts';
import { choices } from '../../lib/words.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { ListViews } from '../../ui/ListViews.tsx';
import { Moment, MomentField } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { ApprovalStateChip, ChipWith } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';
import { isUndecided } from './undecided.ts';

const views = queueViews(approvalStateLabels, 'waiting');
const [firstView] = views;

/** Money above the limit: what waits for a second admin first. */
export function ApprovalList() {
  const filters = [
    <SelectInput key="command" source="command" label="İşlem" choices={choices.approvalCommand} helperText={false} />,
    personFilter('userId', 'users', 'Kimin parası'),
    personFilter('askedById', 'users', 'İsteyen'),
    <BooleanInput key="askedByOthers" source="askedByOthers" label="Başkası istedi" helperText={false} />,
    ...dateRangeInputs('createdAt', 'İstek tarihi'),
  ];
  return (
    <ListPage
      filters={filters}
      filterDefaults={firstView.filter}
      sort={firstView.sort}
      above={<ListViews views={views} />}
      table={<ApprovalTable />}
      compact={<ApprovalRows />}
    />
  );
}

const { Col } = DataTable;

const ApprovalTable = () => (
  <DataTable<AdminApproval> rowClick="show" bulkActionButtons={false}>
    <Col<AdminApproval>
      source="command"
      disableSort
      render={({ id, command }) => (
        <RecordLink resource="approvals" id={id}>
          {approvalCommandLabels[command]}
        </RecordLink>
      )}
    />
    <Col<AdminApproval>
      source="amount"
      align="right"
      disableSort
      render={({ amount }) => <Money value={amount} signed />}
    />
    <Col<AdminApproval> source="state" disableSort render={({ state }) => <ApprovalStateChip state={state} />} />
    <Col<AdminApproval>
      source="userId"
      disableSort
      render={({ userId, userName }) => (
        <RecordLink resource="users" id={userId}>
          {userName ?? erasedName}
        </RecordLink>
      )}
    />
    <Col<AdminApproval> source="askedById" disableSort render={({ askedByName }) => askedByName} />
    <Col source="createdAt">
      <MomentField source="createdAt" />
    </Col>
    <Col<AdminApproval>
      source="expiresAt"
      disableSort
      render={(approval) => (isUndecided(approval) ? <Moment at={approval.expiresAt} /> : '–')}
    />
  </DataTable>
);

const beside = ({ state, createdAt }: AdminApproval) => (
  <ChipWith chip={<ApprovalStateChip state={state} />}>{formatMoment(createdAt)}</ChipWith>
);

const ApprovalRows = () => (
  <SimpleList<AdminApproval>
    rowClick="show"
    primaryText={({ command, amount }) => `${approvalCommandLabels[command]} · ${formatMoney(amount)}`}
    secondaryText={({ userName, askedByName }) => `${userName ?? erasedName} · isteyen ${askedByName ?? '–'}`}
    tertiaryText={beside}
  />
);
