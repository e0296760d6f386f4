import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useGetList } from 'react-admin';
import { ListLink } from '../../ui/ListLink.tsx';
import type { AdminSession, AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useIsAnother } from '../../ui/use-is-another.ts';
import { EndSession } from './EndSession.tsx';
import { deviceOf, standingOf } from './words.ts';

const shown = 5;

/** Where somebody is logged in or was, and that they no longer are. */
export function SessionsOf({ user }: { user: AdminUser }) {
  const { canAccess = false } = useCanAccess({ resource: 'sessions', action: 'list' });
  const filter = { userId: user.id };
  const {
    data,
    total = 0,
    isPending,
    error,
  } = useGetList<AdminSession>(
    'sessions',
    { filter, pagination: { page: 1, perPage: shown }, sort: { field: 'lastUsedAt', order: 'DESC' } },
    { enabled: canAccess },
  );
  const isAnother = useIsAnother(user.id);
  if (!canAccess) return null;
  return (
    <Section
      title="Oturumları"
      aside={
        total > shown && (
          <ListLink resource="sessions" filter={filter}>
            Tümü ({total})
          </ListLink>
        )
      }
    >
      {isPending && <Skeleton variant="rounded" height={72} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && <Typography color="text.secondary">Son günlerde giriş yapmadı.</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
        {data?.map((session) => (
          <Stack
            key={session.id}
            component="li"
            direction="row"
            sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
          >
            <div>
              {deviceOf(session)} <StateChip {...standingOf(session)} />
              <Typography color="text.secondary" variant="caption" component="p">
                {session.address || 'Adresi bilinmiyor'} · <Moment at={session.lastUsedAt} />
              </Typography>
            </div>
            <EndSession session={session} />
          </Stack>
        ))}
      </Stack>
      {isAnother && data?.some(({ live }) => live) && (
        <Stack sx={{ alignItems: 'flex-start', mt: 2 }}>
          <EndAll user={user} />
        </Stack>
      )}
    </Section>
  );
}

const EndAll = ({ user }: { user: AdminUser }) => (
  <CommandDialog<{ reason: string }, AdminUser>
    action="POST /admin/end-sessions"
    label="Bütün oturumları kapat"
    danger
    title={`${user.firstName} ${user.lastName}: bütün oturumları kapat`}
    explanation="Her cihazda hemen çıkış yapılır. Şifresi değişmez, yeniden giriş yapabilir."
    submitLabel="Hepsini kapat"
    run={(provider, { reason }) => provider.run('POST /admin/end-sessions', { body: { userId: user.id, reason } })}
    done="Oturumlar kapatıldı"
    failed="Oturumlar kapatılamadı."
  >
    <ReasonInput />
  </CommandDialog>
);
