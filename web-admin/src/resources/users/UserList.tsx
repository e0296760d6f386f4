import { formatMoney } from '#contract/format.ts';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { AdminUser } from '../../lib/records.ts';
import { choices } from '../../lib/words.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { nameCell } from '../../theme/theme.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import type { ListView } from '../../ui/ListViews.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { useSeesBalances } from '../../ui/sees-balances.ts';
import { MoneyField } from '../../ui/Money.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ChipWith, UserStatusChip } from '../../ui/StateChip.tsx';
import { allView } from '../../ui/state-views.ts';
import { SuspectedMark } from '../../ui/SuspectedMark.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Ad, e-posta, kullanıcı adı" />,
  <SelectInput key="role" source="role" label="Rol" choices={choices.role} helperText={false} alwaysOn />,
  <SelectInput key="status" source="status" label="Durum" choices={choices.userStatus} helperText={false} alwaysOn />,
  ...dateRangeInputs('createdAt', 'Kayıt tarihi'),
];

const views: readonly ListView[] = [allView, { ...allView, label: 'Şüpheli', filter: { suspected: true } }];

export const UserList = () => <ListPage filters={filters} views={views} table={<UserTable />} compact={<UserRows />} />;

const { Col } = DataTable;
const fullName = ({ firstName, lastName }: AdminUser) => `${firstName} ${lastName}`;

export function UserTable() {
  const seesBalances = useSeesBalances();
  return (
    <DataTable<AdminUser> rowClick="show" bulkActionButtons={false} hiddenColumns={['phone', 'lastSeenAt']}>
      <LinkCol<AdminUser> source="lastName" label="Ad" cellSx={() => nameCell} to="users" name={fullName} />
      <Col source="username" />
      <Col source="email" />
      <Col source="phone" disableSort />
      <Col<AdminUser> source="role" disableSort render={({ role }) => roleLabels[role]} />
      <Col<AdminUser> source="status" disableSort render={({ status }) => <UserStatusChip status={status} />} />
      <Col<AdminUser> source="suspected" disableSort render={(user) => <SuspectedMark {...user} />} />
      {seesBalances && <Col source="balance" align="right" disableSort field={MoneyField} />}
      <Col source="createdAt" field={MomentField} />
      <Col source="lastSeenAt" disableSort field={MomentField} />
    </DataTable>
  );
}

const beneath = ({ role, status, username, suspected }: AdminUser) => (
  <ChipWith
    chip={
      <>
        {status !== 'active' && <UserStatusChip status={status} />}
        <SuspectedMark suspected={suspected} />
      </>
    }
  >
    {roleLabels[role]} · {username}
  </ChipWith>
);

const UserRows = () => (
  <SimpleList<AdminUser>
    rowClick="show"
    primaryText={fullName}
    secondaryText={beneath}
    tertiaryText={({ balance }) => balance && formatMoney(balance)}
  />
);
