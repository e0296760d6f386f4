import { formatMoney } from '#contract/format.ts';
import { BooleanInput, DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { AdminListing } from '../../lib/records.ts';
import { figures } from '../../theme/theme.ts';
import { ListPage } from '../../ui/ListPage.tsx';
import { MomentField } from '../../ui/Moment.tsx';
import { MoneyField } from '../../ui/Money.tsx';
import { LinkCol } from '../../ui/LinkCol.tsx';
import { ChipWith, OnSaleChip } from '../../ui/StateChip.tsx';
import { shortened } from '../messages/shortened.ts';
import { listingName } from './listing-name.ts';
import { serverChoices } from './ListingInputs.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Sunucu, seviye, açıklama" />,
  <SelectInput key="server" source="server" label="Sunucu" choices={serverChoices} helperText={false} alwaysOn />,
  <BooleanInput key="onSale" source="onSale" label="Satışta" helperText={false} defaultValue />,
];

/** Listings of accounts on sale, newest first. */
export const ListingList = () => <ListPage filters={filters} table={<ListingTable />} compact={<ListingRows />} />;

const { Col } = DataTable;

const ListingTable = () => (
  <DataTable<AdminListing> rowClick="show" bulkActionButtons={false} hiddenColumns={['createdAt']}>
    <LinkCol<AdminListing> source="server" disableSort to="listings" name={({ server }) => server.toUpperCase()} />
    <Col source="level" align="right" />
    <Col<AdminListing> source="description" disableSort render={({ description }) => shortened(description)} />
    <Col source="price" align="right" field={MoneyField} />
    <Col<AdminListing> source="stock" align="right" disableSort cellSx={() => figures} />
    <Col<AdminListing> source="sold" align="right" disableSort cellSx={() => figures} />
    <Col<AdminListing> source="onSale" disableSort render={({ onSale }) => <OnSaleChip onSale={onSale} />} />
    <Col source="createdAt" field={MomentField} />
  </DataTable>
);

const beside = ({ stock, onSale }: AdminListing) => (
  <ChipWith chip={<OnSaleChip onSale={onSale} />}>{stock} stokta</ChipWith>
);

const ListingRows = () => (
  <SimpleList<AdminListing>
    rowClick="show"
    primaryText={(listing) => `${listingName(listing)} · ${formatMoney(listing.price)}`}
    secondaryText={({ description }) => shortened(description)}
    tertiaryText={beside}
  />
);
