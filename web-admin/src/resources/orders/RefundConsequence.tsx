import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminOrder } from '../../lib/records.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { OrderStateChip } from '../../ui/StateChip.tsx';
import { moneyFacts, Moves } from './Moves.tsx';

export const refundKey = (orderId: string, amount?: number) => ['orders', 'refund', orderId, amount ?? 'proposed'];

/** The server's preview of a refund. Without an amount, the server proposes one from the progress. */
export const useRefund = (orderId: string, amount?: number) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: refundKey(orderId, amount),
    queryFn: () => provider.refund(orderId, amount),
    retry: false,
  });
};

export function RefundConsequence({ order, amount }: { order: AdminOrder; amount: number }) {
  const { data, error } = useRefund(order.id, amount);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data)
    return <Skeleton variant="rounded" height={164} sx={{ mb: 1.5 }} role="progressbar" aria-label="Hesaplanıyor" />;
  return (
    <Moves
      when="Bu kararla"
      facts={[
        [
          'Siparişin durumu',
          <OrderStateChip
            key="state"
            order={{ ...order, state: 'cancelled', disputed: false, refunded: data.refund }}
          />,
        ],
        ...moneyFacts([
          { label: 'Müşteriye iade', amount: data.refund },
          ...(data.stream.amount > 0 ? [{ label: 'Canlı yayın iadesi', amount: data.stream }] : []),
          ...(data.earlier.amount > 0 ? [{ label: 'Önceki booster’lara', amount: data.earlier }] : []),
          { label: 'Booster’a', amount: data.booster },
          { label: 'Basamak’a', amount: data.revenue },
        ]),
      ]}
    />
  );
}
