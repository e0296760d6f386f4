import { formatMoney } from '#contract/format.ts';
import { erasedName } from '#contract/vocabulary.ts';
import { BooleanInput, DataTable, SelectInput, SimpleList } from 'react-admin';
import type { AdminApproval } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { approvalCommandLabels, approvalStateLabels } from '#contract/approval/words.tr.ts';
import { choices } from '../../lib/words.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { Moment, MomentField } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ApprovalStateChip, ChipWith } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';
import { isUndecided } from './undecided.ts';

const views = queueViews(approvalStateLabels, 'waiting');

const filters = [
  <SelectInput key="command" source="command" label="İşlem" choices={choices.approvalCommand} helperText={false} />,
  personFilter('userId', 'users', 'Kimin parası'),
  personFilter('askedById', 'users', 'İsteyen'),
  <BooleanInput key="askedByOthers" source="askedByOthers" label="Başkası istedi" helperText={false} />,
  ...dateRangeInputs('createdAt', 'İstek tarihi'),
];

/** Money commands above the limit, which need a second admin. The first view shows the waiting ones. */
export const ApprovalList = () => (
  <ListPage filters={filters} views={views} table={<ApprovalTable />} compact={<ApprovalRows />} />
);

const { Col } = DataTable;

const ApprovalTable = () => (
  <DataTable<AdminApproval> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminApproval>
      source="command"
      disableSort
      to="approvals"
      name={({ command }) => approvalCommandLabels[command]}
    />
    <Col<AdminApproval>
      source="amount"
      align="right"
      disableSort
      render={({ amount }) => <Money value={amount} signed />}
    />
    <Col<AdminApproval> source="state" disableSort render={({ state }) => <ApprovalStateChip state={state} />} />
    <LinkCol<AdminApproval>
      source="userId"
      disableSort
      to="users"
      id="userId"
      name={({ userName }) => userName ?? erasedName}
    />
    <Col<AdminApproval> source="askedById" disableSort render={({ askedByName }) => askedByName} />
    <Col source="createdAt" field={MomentField} />
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
