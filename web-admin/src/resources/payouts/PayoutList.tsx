import Typography from '@mui/material/Typography';
import { formatIban, formatMoney } from '#contract/format.ts';
import { DataTable, SimpleList } from 'react-admin';
import type { Payout } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { payoutStateLabels } from '#contract/wallet/words.tr.ts';
import { amountRangeInputs } from '../../ui/AmountRangeInputs.tsx';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { whyNotPayable } from './payout-holds.ts';
import { ChipWith, PayoutStateChip } from '../../ui/StateChip.tsx';
import { queueViews } from '../../ui/state-views.ts';

const views = queueViews(payoutStateLabels, 'requested');

const filters = [
  personFilter('boosterId', 'boosters', 'Booster'),
  ...amountRangeInputs('amount', 'Tutar'),
  ...dateRangeInputs('createdAt', 'İstek tarihi'),
];

export const PayoutList = () => (
  <ListPage filters={filters} views={views} table={<PayoutTable />} compact={<PayoutRows />} />
);

const { Col } = DataTable;

const amountOf = ({ amount }: Payout) => <Money value={amount} />;

const PayoutTable = () => (
  <DataTable<Payout> rowClick="show" bulkActionButtons={false}>
    <LinkCol<Payout> source="amount" align="right" to="payouts" name={amountOf} />
    <Col<Payout> source="state" disableSort render={(payout) => <Standing payout={payout} />} />
    <LinkCol<Payout> source="boosterId" disableSort to="boosters" id="boosterId" name="boosterName" />
    <Col<Payout> source="iban" disableSort render={({ iban }) => formatIban(iban)} />
    <Col source="createdAt" field={MomentField} />
    <Col source="decidedAt" disableSort field={MomentField} />
  </DataTable>
);

/** The payout's state, and why it can't be paid yet. */
function Standing({ payout }: { payout: Payout }) {
  const why = whyNotPayable(payout);
  return (
    <>
      <PayoutStateChip state={payout.state} />
      {why && (
        <Typography variant="body2" color="text.secondary">
          {why}
        </Typography>
      )}
    </>
  );
}

const named = ({ boosterName }: Payout) => boosterName;
const beneath = (payout: Payout) => (
  <ChipWith chip={<PayoutStateChip state={payout.state} />}>
    {[whyNotPayable(payout), formatIban(payout.iban), formatMoment(payout.createdAt)].filter(Boolean).join(' · ')}
  </ChipWith>
);

export const PayoutRows = () => (
  <SimpleList<Payout>
    rowClick="show"
    primaryText={named}
    secondaryText={beneath}
    tertiaryText={({ amount }) => formatMoney(amount)}
  />
);
