import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { serviceTitle } from '#contract/vocabulary.ts';
import { useCanAccess, useGetList } from 'react-admin';
import { ListLink } from '../../ui/ListLink.tsx';
import type { AdminOrderRow } from '../../lib/records.ts';
import { Money } from '../../ui/Money.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { OrderStateChip } from '../../ui/StateChip.tsx';

interface OrdersOfProps {
  readonly title: string;
  readonly filter: { readonly customerId: string } | { readonly boosterId: string };
}

const shown = 10;

/** Where the list is narrow the state stands beneath, under each order alike. */
const line = {
  display: 'grid',
  alignItems: 'baseline',
  columnGap: 1.5,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"number service price" ". state state"',
  '@container (min-width: 30rem)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(6rem, auto)',
    gridTemplateAreas: '"number service state price"',
  },
} as const;

/** A person's latest orders, and the way to all of them. */
export function OrdersOf({ title, filter }: OrdersOfProps) {
  const { canAccess = false } = useCanAccess({ resource: 'orders', action: 'list' });
  const {
    data,
    total = 0,
    isPending,
    error,
  } = useGetList<AdminOrderRow>(
    'orders',
    { filter, pagination: { page: 1, perPage: shown }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: canAccess },
  );
  if (!canAccess) return null;
  return (
    <Section
      title={title}
      aside={
        total > shown && (
          <ListLink resource="orders" filter={filter}>
            Tümü ({total})
          </ListLink>
        )
      }
    >
      {isPending && <Skeleton variant="rounded" height={120} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && <Typography color="text.secondary">Henüz sipariş yok.</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, containerType: 'inline-size' }}>
        {data?.map((order) => (
          <Box key={order.id} component="li" sx={line}>
            <RecordLink resource="orders" id={order.id}>
              {order.number}
            </RecordLink>
            <Typography component="span" sx={{ gridArea: 'service' }}>
              {serviceTitle(order.service)}
            </Typography>
            <Box component="span" sx={{ gridArea: 'state' }}>
              <OrderStateChip order={order} />
            </Box>
            <Money value={order.price} sx={{ gridArea: 'price', textAlign: 'right' }} />
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
