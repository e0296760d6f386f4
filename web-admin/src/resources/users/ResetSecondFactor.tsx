import type { AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

/** For a person who has lost phone and recovery codes. Verify their identity first, for example by telephone. */
export const ResetSecondFactor = ({ user }: { user: AdminUser }) => (
  <CommandDialog
    action="POST /admin/reset-second-factor"
    label="İki adımı sıfırla"
    title={`${user.firstName} ${user.lastName}: iki adımlı girişi kapat`}
    explanation="Oturumları kapanır ve bundan sonra yalnız şifresiyle girer; kendisine posta gider. Önce gerçekten o olduğundan emin ol."
    submitLabel="İki adımlı girişi kapat"
    send={({ reason }: { reason: string }) => ({ body: { userId: user.id, reason } })}
    done="İki adımlı giriş kapatıldı"
  >
    <ReasonInput label="Neden: kim olduğunu nasıl anladın?" />
  </CommandDialog>
);
