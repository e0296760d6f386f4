import type { AdminStockAccount } from '../../lib/records.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { shortId } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { StockStateChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { listingName } from '../listings/listing-name.ts';
import { Restore } from './Restore.tsx';

export const StockShow = () => (
  <RecordPage<AdminStockAccount>
    title={(account) => `${listingName(account)} · ${shortId(account.id)}`}
    renderActions={(account) => <Restore account={account} />}
  >
    {(account) => (
      <Columns>
        <Column>
          <Section title="Hesap" aside={<StockStateChip state={account.state} />}>
            <Facts facts={accountFacts(account)} />
          </Section>
          {account.buyerId && (
            <Section title={account.takenBackAt ? 'Geri alınan satış' : 'Satış'}>
              <Facts facts={saleFacts(account)} />
            </Section>
          )}
        </Column>
        <Column>
          <HistoryOf filter={{ recordId: account.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

const accountFacts = (account: AdminStockAccount): Fact[] => [
  linked('İlan', 'listings', account.listingId, listingName(account)),
  ['Eklendi', <Moment key="created" at={account.createdAt} />],
];

const saleFacts = ({ buyerId, buyerName, price, soldAt, takenBackAt, takenBackBecause }: AdminStockAccount): Fact[] => [
  linked('Alan', 'users', buyerId, buyerName),
  ['Tutar', price && <Money key="price" value={price} />],
  ['Satıldı', soldAt && <Moment key="sold" at={soldAt} />],
  takenBackAt && ['Geri alındı', <Moment key="back" at={takenBackAt} />],
  takenBackAt && ['Neden', takenBackBecause],
];
