import type { AdminSession } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { useIsAnother } from '../../ui/use-is-another.ts';
import { deviceOf } from './words.ts';

/** Ends one session of another person. People end their own sessions in their settings. */
export function EndSession({ session }: { session: AdminSession }) {
  const isAnother = useIsAnother(session.userId);
  if (!session.live || !isAnother) return null;
  return (
    <CommandDialog
      action="POST /admin/end-session"
      label="Oturumu kapat"
      danger
      title={`${session.userName}: oturumu kapat`}
      explanation={`${deviceOf(session)}, ${session.address || 'adresi bilinmiyor'}. Bu cihazda hemen çıkış yapılır, diğer oturumları açık kalır.`}
      submitLabel="Oturumu kapat"
      send={({ reason }: { reason: string }) => ({ body: { sessionId: session.id, reason } })}
      done="Oturum kapatıldı"
      failed="Oturum kapatılamadı."
    >
      <ReasonInput />
    </CommandDialog>
  );
}
