import { formatMoney } from '#contract/format.ts';
import { boosterTiers } from '#contract/vocabulary.ts';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { AdminBooster } from '../../lib/records.ts';
import { boosterTierLabel, choices } from '../../lib/words.ts';
import { figures, nameCell } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { useSeesBalances } from '../../ui/sees-balances.ts';
import { MoneyField } from '../../ui/Money.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ChipWith, UserStatusChip } from '../../ui/StateChip.tsx';

const tierChoices = boosterTiers.map((id) => ({ id, name: boosterTierLabel(id) }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Ad, e-posta, kullanıcı adı" />,
  <SelectInput key="status" source="status" label="Durum" choices={choices.userStatus} helperText={false} alwaysOn />,
  <SelectInput key="tier" source="tier" label="Seviye" choices={tierChoices} helperText={false} alwaysOn />,
  <SelectInput key="service" source="service" label="Hizmet" choices={choices.service} helperText={false} />,
  ...dateRangeInputs('createdAt', 'Katıldı'),
];

export const BoosterList = () => <ListPage filters={filters} table={<BoosterTable />} compact={<BoosterRows />} />;

const { Col } = DataTable;
const fullName = ({ firstName, lastName }: AdminBooster) => `${firstName} ${lastName}`;

export function BoosterTable() {
  const seesBalances = useSeesBalances();
  return (
    <DataTable<AdminBooster> rowClick="show" bulkActionButtons={false} hiddenColumns={['createdAt']}>
      <LinkCol<AdminBooster> source="firstName" label="Ad" cellSx={() => nameCell} to="boosters" name={fullName} />
      <Col source="username" />
      <Col<AdminBooster> source="status" render={({ status }) => <UserStatusChip status={status} />} />
      <Col<AdminBooster> source="tier" render={({ tier }) => boosterTierLabel(tier)} />
      <Col<AdminBooster>
        source="activeOrders"
        align="right"
        cellSx={() => figures}
        render={({ activeOrders, simultaneousOrders }) => `${activeOrders} / ${simultaneousOrders}`}
      />
      <Col source="finishedOrders" align="right" cellSx={() => figures} />
      {seesBalances && <Col source="balance" align="right" field={MoneyField} />}
      <Col source="createdAt" field={MomentField} />
    </DataTable>
  );
}

const beneath = ({ status, tier, activeOrders, simultaneousOrders }: AdminBooster) => (
  <ChipWith chip={status !== 'active' && <UserStatusChip status={status} />}>
    {boosterTierLabel(tier)} · {activeOrders} / {simultaneousOrders} sipariş
  </ChipWith>
);

const BoosterRows = () => (
  <SimpleList<AdminBooster>
    rowClick="show"
    primaryText={fullName}
    secondaryText={beneath}
    tertiaryText={({ balance }) => balance && formatMoney(balance)}
  />
);
