import { formatMoney } from '#contract/format.ts';
import { DataTable, SimpleList } from 'react-admin';
import type { AdminWallet } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { figures } from '../../theme/theme.ts';
import { amountRangeInputs } from '../../ui/AmountRangeInputs.tsx';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { MoneyField } from '../../ui/Money.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { TrialBalance } from './TrialBalance.tsx';

const filters = [
  personFilter('userId', 'users', 'Kimin'),
  ...amountRangeInputs('balance', 'Bakiye'),
  ...dateRangeInputs('movedAt', 'Son hareket'),
];

/** Wallets, latest movement first. */
export const WalletList = () => (
  <ListPage
    filters={filters}
    sort={{ field: 'movedAt', order: 'DESC' }}
    above={<TrialBalance />}
    table={<WalletTable />}
    compact={<WalletRows />}
  />
);

const { Col } = DataTable;
const roleOf = ({ role }: AdminWallet) => (role ? roleLabels[role] : '–');

const WalletTable = () => (
  <DataTable<AdminWallet> rowClick="show" bulkActionButtons={false}>
    <LinkCol<AdminWallet> source="ownerName" disableSort to="wallets" name="ownerName" />
    <Col<AdminWallet> source="role" disableSort render={roleOf} />
    <Col source="balance" align="right" field={MoneyField} />
    <Col source="movements" align="right" disableSort cellSx={() => figures} />
    <Col source="movedAt" field={MomentField} />
  </DataTable>
);

const WalletRows = () => (
  <SimpleList<AdminWallet>
    rowClick="show"
    primaryText={({ ownerName }) => ownerName}
    secondaryText={(wallet) => `${roleOf(wallet)} · ${formatMoment(wallet.movedAt)}`}
    tertiaryText={({ balance }) => formatMoney(balance)}
  />
);
