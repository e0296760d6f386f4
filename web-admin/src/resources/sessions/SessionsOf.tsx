import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminSession, AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { RelatedRecords } from '../../ui/RelatedRecords.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useIsAnother } from '../../ui/use-is-another.ts';
import { EndSession } from './EndSession.tsx';
import { deviceOf, standingOf } from './words.ts';

/** A user's sessions, live and ended, with a command that ends all of them. */
export function SessionsOf({ user }: { user: AdminUser }) {
  const isAnother = useIsAnother(user.id);
  const endAll = (sessions: readonly AdminSession[]) =>
    isAnother &&
    sessions.some(({ live }) => live) && (
      <Stack sx={{ alignItems: 'flex-start', mt: 2 }}>
        <EndAll user={user} />
      </Stack>
    );
  return (
    <RelatedRecords<AdminSession>
      resource="sessions"
      title="Oturumları"
      filter={{ userId: user.id }}
      none="Son günlerde giriş yapmadı."
      sortedBy="lastUsedAt"
      after={endAll}
      listSx={{ gap: 1.5 }}
      lineSx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
    >
      {(session) => (
        <>
          <div>
            {deviceOf(session)} <StateChip {...standingOf(session)} />
            <Typography color="text.secondary" variant="caption" component="p">
              {session.address || 'Adresi bilinmiyor'} · <Moment at={session.lastUsedAt} />
            </Typography>
          </div>
          <EndSession session={session} />
        </>
      )}
    </RelatedRecords>
  );
}

const EndAll = ({ user }: { user: AdminUser }) => (
  <CommandDialog
    action="POST /admin/end-sessions"
    label="Bütün oturumları kapat"
    danger
    title={`${user.firstName} ${user.lastName}: bütün oturumları kapat`}
    explanation="Her cihazda hemen çıkış yapılır. Şifresi değişmez, yeniden giriş yapabilir."
    submitLabel="Hepsini kapat"
    send={({ reason }: { reason: string }) => ({ body: { userId: user.id, reason } })}
    done="Oturumlar kapatıldı"
    failed="Oturumlar kapatılamadı."
  >
    <ReasonInput />
  </CommandDialog>
);
