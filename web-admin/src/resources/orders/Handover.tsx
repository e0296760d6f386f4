import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminOrder } from '../../lib/records.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useRested } from '../../ui/use-rested.ts';
import { moneyFacts, Moves } from './Moves.tsx';
import { Percent } from './Percent.tsx';

const useHandover = (orderId: string, donePercent?: number) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['orders', 'handover', orderId, donePercent ?? 'proven'],
    queryFn: () => provider.handover(orderId, donePercent),
    retry: false,
  });
};

/** The finished percentage when a booster leaves the order: the proven one, or one that staff enter. */
export function Handover({ order }: { order: AdminOrder }) {
  const { data: proven, error } = useHandover(order.id);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!proven) return <Skeleton variant="rounded" height={120} role="progressbar" aria-label="Hesaplanıyor" />;
  return (
    <Stack sx={{ gap: 1.5, mb: 1.5 }}>
      <Percent source="donePercent" initial={proven.provenPercent} step={1} label="İşin yapılan kısmı" />
      <Typography variant="body2" color="text.secondary">
        Kanıtlanan: %{proven.provenPercent}. Booster’ın yalnız söylediği sayılmaz; sen başka bir oran söyleyebilirsin.
      </Typography>
      <Consequence order={order} proven={proven.provenPercent} />
    </Stack>
  );
}

function Consequence({ order, proven }: { order: AdminOrder; proven: number }) {
  const said = useRested(useWatch<{ donePercent?: number }>({ name: 'donePercent' }) ?? proven);
  const { data } = useHandover(order.id, said === proven ? undefined : said);
  if (!data) return <Skeleton variant="rounded" height={120} role="progressbar" aria-label="Hesaplanıyor" />;
  return (
    <Moves
      when="Sipariş bitince"
      facts={moneyFacts([
        ...(data.earlier.amount > 0 ? [{ label: 'Önceki booster’lara', amount: data.earlier }] : []),
        { label: 'Ayrılan booster’a', amount: data.booster },
        { label: 'Kalan işin değeri', amount: data.left },
      ])}
    />
  );
}

/** Sends a percentage only if staff changed it from the proven one. */
export const saidPercent = (order: AdminOrder, donePercent: number | undefined) =>
  donePercent === undefined || donePercent === order.progress.proven.percent ? {} : { donePercent };
