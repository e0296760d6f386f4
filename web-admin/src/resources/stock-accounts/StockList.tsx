import { DataTable, ReferenceInput, SelectInput, SimpleList } from 'react-admin';
import type { AdminListing, AdminStockAccount } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { choices } from '../../lib/words.ts';
import { dateRangeInputs } from '../../ui/DateRangeInputs.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { MoneyField } from '../../ui/Money.tsx';
import { personFilter } from '../../ui/person-filter.tsx';
import { shortId } from '../../ui/RecordLink.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ChipWith, StockStateChip } from '../../ui/StateChip.tsx';
import { listingName } from '../listings/listing-name.ts';

const stateFilter = (
  <SelectInput key="state" source="state" label="Durum" choices={choices.stockState} helperText={false} alwaysOn />
);
const listingFilter = (
  <ReferenceInput key="listingId" source="listingId" reference="listings" perPage={100}>
    <SelectInput
      label="İlan"
      helperText={false}
      optionText={(listing: AdminListing) => `${listingName(listing)} · ${shortId(listing.id)}`}
    />
  </ReferenceInput>
);

/** All stock accounts, unsold and sold. Credentials are never shown here. */
export function StockList() {
  const filters = [
    stateFilter,
    listingFilter,
    personFilter('buyerId', 'users', 'Alan'),
    ...dateRangeInputs('soldAt', 'Satıldı'),
    ...dateRangeInputs('createdAt', 'Eklendi'),
  ];
  return <ListPage filters={filters} table={<StockTable />} compact={<StockRows />} />;
}

const { Col } = DataTable;

const StockTable = () => (
  <DataTable<AdminStockAccount> rowClick="show" bulkActionButtons={false} hiddenColumns={['takenBackAt']}>
    <LinkCol<AdminStockAccount> source="id" disableSort to="stock-accounts" name={({ id }) => shortId(id)} />
    <LinkCol<AdminStockAccount> source="listingId" disableSort to="listings" id="listingId" name={listingName} />
    <Col<AdminStockAccount> source="state" disableSort render={({ state }) => <StockStateChip state={state} />} />
    <LinkCol<AdminStockAccount> source="buyerName" disableSort to="users" id="buyerId" name="buyerName" />
    <Col source="price" align="right" disableSort field={MoneyField} />
    <Col source="soldAt" disableSort field={MomentField} />
    <Col source="takenBackAt" disableSort field={MomentField} />
    <Col source="createdAt" field={MomentField} />
  </DataTable>
);

const beside = ({ state, createdAt, soldAt }: AdminStockAccount) => (
  <ChipWith chip={<StockStateChip state={state} />}>
    {formatMoment(state === 'sold' && soldAt ? soldAt : createdAt)}
  </ChipWith>
);

const StockRows = () => (
  <SimpleList<AdminStockAccount>
    rowClick="show"
    primaryText={(account) => listingName(account)}
    secondaryText={({ buyerName }) => buyerName ?? 'Alan yok'}
    tertiaryText={beside}
  />
);
