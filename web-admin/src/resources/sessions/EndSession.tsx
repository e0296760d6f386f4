import type { AdminSession } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { deviceOf } from './words.ts';

/** Ends one session; one’s own are ended by logging out. */
export const EndSession = ({ session }: { session: AdminSession }) =>
  session.live &&
  !session.current && (
    <CommandDialog<{ reason: string }, AdminSession>
      action="endSession"
      label="Oturumu kapat"
      danger
      title={`${session.userName}: oturumu kapat`}
      explanation={`${deviceOf(session)}, ${session.address || 'adresi bilinmiyor'}. Bu cihazda hemen çıkış yapılır, diğer oturumları açık kalır.`}
      submitLabel="Oturumu kapat"
      run={(provider, { reason }) => provider.endSession({ sessionId: session.id, reason })}
      done="Oturum kapatıldı"
      failed="Oturum kapatılamadı."
    >
      <ReasonInput />
    </CommandDialog>
  );
