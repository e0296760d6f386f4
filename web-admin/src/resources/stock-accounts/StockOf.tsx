import Typography from '@mui/material/Typography';
import type { AdminStockAccount } from '../../lib/records.ts';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { RecordLink, shortId } from '../../ui/RecordLink.tsx';
import { RelatedRecords } from '../../ui/RelatedRecords.tsx';

interface StockOfProps {
  readonly title: string;
  readonly empty: string;
  readonly filter: { readonly listingId: string; readonly state: AdminStockAccount['state'] };
}

/** A listing's newest accounts in one state, with a link to all of them. */
export const StockOf = ({ title, empty, filter }: StockOfProps) => (
  <RelatedRecords<AdminStockAccount>
    resource="stock-accounts"
    title={title}
    filter={filter}
    none={empty}
    shown={10}
    lineSx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}
  >
    {(account) => (
      <>
        <RecordLink resource="stock-accounts" id={account.id}>
          {shortId(account.id)}
        </RecordLink>
        <Typography component="span" variant="caption">
          <Moment at={account.soldAt && account.state === 'sold' ? account.soldAt : account.createdAt} />
        </Typography>
        {account.state === 'sold' && account.buyerId && (
          <RecordLink resource="users" id={account.buyerId}>
            {account.buyerName}
          </RecordLink>
        )}
        {account.state === 'sold' && account.price && <Money value={account.price} sx={{ ml: 'auto' }} />}
      </>
    )}
  </RelatedRecords>
);
