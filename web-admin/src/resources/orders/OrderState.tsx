import Stack from '@mui/material/Stack';
import type { AdminOrderRow } from '../../lib/records.ts';
import { OrderStateChip, StateChip } from '../../ui/StateChip.tsx';

type Timed = Pick<AdminOrderRow, 'state' | 'dueAt'>;

/** Is being played, and the estimate that its customer was given has ended. */
export const isLate = ({ state, dueAt }: Timed): boolean =>
  (state === 'started' || state === 'in-game') && dueAt !== null && Date.parse(dueAt) < Date.now();

export const OrderState = ({ order }: { order: Timed }) => (
  <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
    <OrderStateChip state={order.state} />
    {isLate(order) && <StateChip label="Gecikti" tone="bad" />}
  </Stack>
);
