import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetList } from 'react-admin';
import { ListLink } from '../../ui/ListLink.tsx';
import type { AdminStockAccount } from '../../lib/records.ts';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { RecordLink, shortId } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';

interface StockOfProps {
  readonly title: string;
  readonly empty: string;
  readonly filter: { readonly listingId: string; readonly state: AdminStockAccount['state'] };
}

const shown = 10;

/** A listing’s accounts of one state, the newest of them, and the way to all. */
export function StockOf({ title, empty, filter }: StockOfProps) {
  const { canAccess = false } = useCanAccess({ resource: 'stock-accounts', action: 'list' });
  const {
    data,
    total = 0,
    isPending,
    error,
  } = useGetList<AdminStockAccount>(
    'stock-accounts',
    { filter, pagination: { page: 1, perPage: shown }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: canAccess },
  );
  if (!canAccess) return null;
  return (
    <Section
      title={title}
      aside={
        total > shown && (
          <ListLink resource="stock-accounts" filter={filter}>
            Tümü ({total})
          </ListLink>
        )
      }
    >
      {isPending && <Skeleton variant="rounded" height={72} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && <Typography color="text.secondary">{empty}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {data?.map((account) => (
          <Stack
            key={account.id}
            component="li"
            direction="row"
            sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}
          >
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
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
