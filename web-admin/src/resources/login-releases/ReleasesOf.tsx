import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetList } from 'react-admin';
import { ListLink } from '../../ui/ListLink.tsx';
import type { AdminLoginRelease } from '../../lib/records.ts';
import { Moment } from '../../ui/Moment.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { ReleaseStateChip } from '../../ui/StateChip.tsx';

const shown = 10;

/** The latest credential releases of a device or an order, for people who may list them. */
export function ReleasesOf({ filter }: { filter: Partial<Record<'deviceId' | 'orderId', string>> }) {
  const { canAccess = false } = useCanAccess({ resource: 'login-releases', action: 'list' });
  const {
    data,
    total = 0,
    isPending,
    error,
  } = useGetList<AdminLoginRelease>(
    'login-releases',
    { filter, pagination: { page: 1, perPage: shown }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: canAccess },
  );
  if (!canAccess) return null;
  return (
    <Section title="Hesap bilgisi teslimleri">
      {isPending && <Skeleton variant="rounded" height={48} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && <Typography color="text.secondary">Giriş bilgisi istenmedi.</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {data?.map(({ id, orderId, orderNumber, createdAt, state }) => (
          <Stack key={id} component="li" direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <span>
              <RecordLink resource="orders" id={orderId}>
                {`Sipariş ${orderNumber}`}
              </RecordLink>{' '}
              <Typography component="span" variant="caption">
                <Moment at={createdAt} />
              </Typography>
            </span>
            <ReleaseStateChip state={state} />
          </Stack>
        ))}
      </Stack>
      {total > shown && (
        <Box sx={{ mt: 1.5 }}>
          <ListLink resource="login-releases" filter={filter}>
            Tümü
          </ListLink>
        </Box>
      )}
    </Section>
  );
}
