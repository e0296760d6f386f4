import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetList } from 'react-admin';
import type { AdminDevice } from '../../lib/records.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { DeviceStateChip } from '../../ui/StateChip.tsx';

/** A booster's latest devices, for people who may list devices. */
export function DevicesOf({ boosterId }: { boosterId: string }) {
  const { canAccess = false } = useCanAccess({ resource: 'devices', action: 'list' });
  const { data, isPending, error } = useGetList<AdminDevice>(
    'devices',
    {
      filter: { boosterId },
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: canAccess },
  );
  if (!canAccess) return null;
  return (
    <Section title="Cihazları">
      {isPending && <Skeleton variant="rounded" height={48} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && <Typography color="text.secondary">Kayıtlı cihazı yok.</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {data?.map(({ id, name, state }) => (
          <Stack key={id} component="li" direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <RecordLink resource="devices" id={id}>
              {name}
            </RecordLink>
            <DeviceStateChip state={state} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
