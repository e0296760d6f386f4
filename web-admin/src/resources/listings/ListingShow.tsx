import Typography from '@mui/material/Typography';
import { EditButton } from 'react-admin';
import type { AdminListing } from '../../lib/records.ts';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { OnSaleChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { StockOf } from '../stock-accounts/StockOf.tsx';
import { AddStock } from './AddStock.tsx';
import { listingName } from './listing-name.ts';
import { SwitchSale } from './SwitchSale.tsx';

export const ListingShow = () => (
  <RecordPage<AdminListing>
    title={listingName}
    renderActions={(listing) => (
      <>
        <EditButton record={listing} variant="outlined" size="medium" />
        <SwitchSale listing={listing} />
        <AddStock listing={listing} />
      </>
    )}
  >
    {(listing) => (
      <Columns>
        <Column>
          <Section title="İlan" aside={<OnSaleChip onSale={listing.onSale} />}>
            <Typography sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {listing.description}
            </Typography>
            <Facts facts={factsOf(listing)} />
          </Section>
          <StockOf title="Satışlar" empty="Henüz satış yok." filter={{ listingId: listing.id, state: 'sold' }} />
        </Column>
        <Column>
          <StockOf
            title="Stok"
            empty="Stokta hesap yok. İlan satışta olsa da müşteri alamaz."
            filter={{ listingId: listing.id, state: 'in-stock' }}
          />
          <HistoryOf filter={{ recordId: listing.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const factsOf = ({ server, level, price, stock, sold, createdAt, updatedAt }: AdminListing): Fact[] => [
  ['Sunucu', server.toUpperCase()],
  ['Seviye', level],
  ['Fiyat', <Money key="price" value={price} />],
  ['Stokta', stock],
  ['Satılan', sold],
  ['Açıldı', <Moment key="created" at={createdAt} />],
  ['Son değişiklik', <Moment key="updated" at={updatedAt} />],
];
