import { formatMoney } from '#contract/format.ts';
import { DataTable, SimpleList } from 'react-admin';
import type { AdminFineClaim } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { fineClaimStateLabels } from '#contract/wallet/words.tr.ts';
import { amountRangeInputs } from '../../ui/AmountRangeInputs.tsx';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ChipWith, StateChip } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';

const views = queueViews(fineClaimStateLabels, 'open');

const filters = [
  personFilter('boosterId', 'boosters', 'Booster'),
  ...amountRangeInputs('amount', 'Ceza'),
  ...dateRangeInputs('createdAt', 'Ceza tarihi'),
];

/**
 * Fine claims: the parts of fines that exceed the balance, which later earnings pay. The first view shows the open
 * ones, oldest first.
 */
export const FineClaimList = () => (
  <ListPage filters={filters} views={views} table={<FineClaimTable />} compact={<FineClaimRows />} />
);

const { Col } = DataTable;

const amountOf = ({ amount }: AdminFineClaim) => <Money value={amount} />;

const FineClaimTable = () => (
  <DataTable<AdminFineClaim> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminFineClaim> source="boosterId" disableSort to="boosters" id="boosterId" name="boosterName" />
    <Col<AdminFineClaim>
      source="state"
      disableSort
      render={({ state }) => <StateChip {...fineClaimStateLabels[state]} />}
    />
    <LinkCol<AdminFineClaim> source="amount" align="right" to="fine-claims" name={amountOf} />
    <Col<AdminFineClaim>
      source="settled"
      align="right"
      disableSort
      render={({ settled }) => <Money value={settled} />}
    />
    <Col<AdminFineClaim> source="open" align="right" disableSort render={({ open }) => <Money value={open} />} />
    <Col<AdminFineClaim> source="reason" disableSort render={({ reason }) => reason ?? '—'} />
    <Col source="createdAt" field={MomentField} />
  </DataTable>
);

const beneath = ({ state, open, createdAt }: AdminFineClaim) => (
  <ChipWith chip={<StateChip {...fineClaimStateLabels[state]} />}>
    {[open.amount > 0 ? `Açık ${formatMoney(open)}` : null, formatMoment(createdAt)].filter(Boolean).join(' · ')}
  </ChipWith>
);

const FineClaimRows = () => (
  <SimpleList<AdminFineClaim>
    rowClick="show"
    primaryText={({ boosterName }) => boosterName}
    secondaryText={beneath}
    tertiaryText={({ amount }) => formatMoney(amount)}
  />
);
