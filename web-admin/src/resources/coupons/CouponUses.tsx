import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdminCoupon } from '../../lib/records.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { Moment } from '../../ui/Moment.tsx';
import { RecordLink, shortId, UserLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { usesOf } from './coupon-words.ts';

/** The latest uses of the coupon: customers and orders. */
export function CouponUses({ coupon }: { coupon: AdminCoupon }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, isPending, error } = useQuery({
    queryKey: ['coupons', 'uses', coupon.id],
    queryFn: () => provider.couponUses(coupon.id),
    retry: false,
  });
  return (
    <Section title="Son kullanımlar" aside={<Typography color="text.secondary">{usesOf(coupon)}</Typography>}>
      {isPending && <Skeleton variant="rounded" height={72} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && <Typography color="text.secondary">Henüz kullanılmadı.</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {data?.map(({ orderId, customerId, at }) => (
          <Stack
            key={orderId}
            component="li"
            direction="row"
            sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}
          >
            <UserLink id={customerId} />
            <RecordLink resource="orders" id={orderId}>
              Sipariş {shortId(orderId)}
            </RecordLink>
            <Typography component="span" variant="caption" sx={{ ml: 'auto' }}>
              <Moment at={at} />
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
