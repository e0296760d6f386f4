import { formatMoney } from '#contract/format.ts';
import { DataTable, SimpleList } from 'react-admin';
import type { AdminFineClaim } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { fineClaimStateLabels } from '#contract/wallet/words.tr.ts';
import { amountRangeInputs } from '../../ui/AmountRangeInputs.tsx';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { ListViews } from '../../ui/ListViews.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { ChipWith, StateChip } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';

const views = queueViews(fineClaimStateLabels, 'open');
const [firstView] = views;

/** Fines above the balance: what later earnings still pay, the oldest first. */
export function FineClaimList() {
  const filters = [
    personFilter('boosterId', 'boosters', 'Booster'),
    ...amountRangeInputs('amount', 'Ceza'),
    ...dateRangeInputs('createdAt', 'Ceza tarihi'),
  ];
  return (
    <ListPage
      filters={filters}
      filterDefaults={firstView.filter}
      sort={firstView.sort}
      above={<ListViews views={views} />}
      table={<FineClaimTable />}
      compact={<FineClaimRows />}
    />
  );
}

const { Col } = DataTable;

const FineClaimTable = () => (
  <DataTable<AdminFineClaim> rowClick="show" bulkActionButtons={false}>
    <Col<AdminFineClaim>
      source="boosterId"
      disableSort
      render={({ boosterId, boosterName }) => (
        <RecordLink resource="boosters" id={boosterId}>
          {boosterName}
        </RecordLink>
      )}
    />
    <Col<AdminFineClaim>
      source="state"
      disableSort
      render={({ state }) => <StateChip {...fineClaimStateLabels[state]} />}
    />
    <Col<AdminFineClaim>
      source="amount"
      align="right"
      render={({ id, amount }) => (
        <RecordLink resource="fine-claims" id={id}>
          <Money value={amount} />
        </RecordLink>
      )}
    />
    <Col<AdminFineClaim>
      source="settled"
      align="right"
      disableSort
      render={({ settled }) => <Money value={settled} />}
    />
    <Col<AdminFineClaim> source="open" align="right" disableSort render={({ open }) => <Money value={open} />} />
    <Col<AdminFineClaim> source="reason" disableSort render={({ reason }) => reason ?? '—'} />
    <Col source="createdAt">
      <MomentField source="createdAt" />
    </Col>
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
