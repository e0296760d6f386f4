import type { AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

/**
 * Turns off the second factor of a person who has lost the phone and the recovery codes. Staff must verify the person's
 * identity first, for example by telephone.
 */
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
