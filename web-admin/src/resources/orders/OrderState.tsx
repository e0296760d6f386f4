import Stack from '@mui/material/Stack';
import type { AdminOrderRow } from '../../lib/records.ts';
import { disputeWaitsFor } from '#contract/order/words.tr.ts';
import { OrderStateChip, StateChip } from '../../ui/StateChip.tsx';

type Standing = Pick<
  AdminOrderRow,
  | 'state'
  | 'service'
  | 'price'
  | 'refunded'
  | 'late'
  | 'paused'
  | 'boosterRequested'
  | 'accountRequested'
  | 'rankDiffers'
  | 'disputed'
  | 'disputeAnswerDueAt'
  | 'unproven'
>;

const waitsFor = ({ disputeAnswerDueAt }: Pick<Standing, 'disputeAnswerDueAt'>): string =>
  disputeWaitsFor(disputeAnswerDueAt, Date.now());

export const OrderState = ({ order }: { order: Standing }) => (
  <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
    <OrderStateChip order={order} />
    {order.late && <StateChip label="Gecikti" tone="bad" />}
    {order.disputed && <StateChip label={waitsFor(order)} tone="plain" />}
    {order.unproven && <StateChip label="Kanıtsız bitti" tone="warn" />}
    {order.boosterRequested && <StateChip label="Başka booster isteniyor" tone="warn" />}
    {order.accountRequested && <StateChip label="Başka hesap isteniyor" tone="warn" />}
    {order.rankDiffers && <StateChip label="Basamak farkı" tone="warn" />}
    {order.paused && <StateChip label="Duraklatıldı" tone="warn" />}
  </Stack>
);
