import type { AdminStockAccount } from '../../lib/records.ts';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { RecordLink, shortId } from '../../ui/RecordLink.tsx';
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
  [
    'İlan',
    <RecordLink key="listing" resource="listings" id={account.listingId}>
      {listingName(account)}
    </RecordLink>,
  ],
  ['Eklendi', <Moment key="created" at={account.createdAt} />],
];

const saleFacts = ({ buyerId, buyerName, price, soldAt, takenBackAt, takenBackBecause }: AdminStockAccount): Fact[] => [
  [
    'Alan',
    buyerId && (
      <RecordLink key="buyer" resource="users" id={buyerId}>
        {buyerName}
      </RecordLink>
    ),
  ],
  ['Tutar', price && <Money key="price" value={price} />],
  ['Satıldı', soldAt && <Moment key="sold" at={soldAt} />],
  ...(takenBackAt
    ? ([
        ['Geri alındı', <Moment key="back" at={takenBackAt} />],
        ['Neden', takenBackBecause],
      ] as const)
    : []),
];
