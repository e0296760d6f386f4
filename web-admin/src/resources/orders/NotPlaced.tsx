import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { formatMoney } from '#contract/format.ts';
import { staffReasonText } from '#contract/order/words.tr.ts';
import { useCanAccess, useGetList } from 'react-admin';
import type { AdminOrder, AdminTopUp } from '../../lib/records.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Money } from '../../ui/Money.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { TopUpStateChip } from '../../ui/StateChip.tsx';
import { EntriesOf } from '../entries/EntriesOf.tsx';

/** Why an order paid by card could not be placed, and where the money went. */
export function NotPlaced({ order }: { order: AdminOrder }) {
  if (order.state !== 'payment-error') return null;
  const reason = order.timeline.find(({ kind }) => kind === 'placed')?.reason;
  return (
    <Alert severity="error">
      Sipariş verilemedi. {reason !== undefined && `${staffReasonText(reason)} `}
      {order.paidByCard &&
        `Müşterinin kartından çekilen ${formatMoney(order.paidByCard)} bakiyesine eklendi; bu sipariş için bakiyeden para alınmadı.`}
    </Alert>
  );
}

/**
 * The card payment of an order that could not be placed, with the payment's ledger entries. The order itself moved no
 * money. For people who may list top-ups.
 */
export function PaidByCard({ order, names }: { order: AdminOrder; names: Readonly<Record<string, string>> }) {
  const { canAccess = false } = useCanAccess({ resource: 'top-ups', action: 'list' });
  const { data, isPending, error, refetch } = useGetList<AdminTopUp>(
    'top-ups',
    { filter: { orderId: order.id }, pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: canAccess },
  );
  if (!canAccess) return null;
  if (isPending) return <Skeleton variant="rounded" height={72} />;
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  const [topUp] = data;
  if (!topUp) return null;
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <RecordLink resource="top-ups" id={topUp.id}>
          Kart ödemesini aç
        </RecordLink>
        <TopUpStateChip {...topUp} />
        <Money value={topUp.amount} />
      </Stack>
      <EntriesOf filter={{ topUpId: topUp.id }} title="Ödemenin hareketleri" names={names} />
    </>
  );
}
