import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { serviceTitle } from '#contract/vocabulary.ts';
import type { AdminOrderRow } from '../../lib/records.ts';
import { Money } from '../../ui/Money.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { RelatedRecords } from '../../ui/RelatedRecords.tsx';
import { OrderStateChip } from '../../ui/StateChip.tsx';

interface OrdersOfProps {
  readonly title: string;
  readonly filter: { readonly customerId: string } | { readonly boosterId: string };
}

/** In a narrow list, every row shows the state below the order. */
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

/** A user's latest orders, with a link to all of them. */
export const OrdersOf = ({ title, filter }: OrdersOfProps) => (
  <RelatedRecords<AdminOrderRow>
    resource="orders"
    title={title}
    filter={filter}
    none="Henüz sipariş yok."
    shown={10}
    listSx={{ containerType: 'inline-size' }}
    lineSx={line}
  >
    {(order) => (
      <>
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
      </>
    )}
  </RelatedRecords>
);
