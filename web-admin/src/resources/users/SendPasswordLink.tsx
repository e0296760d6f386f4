import type { AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

/** Lets a person choose a new password that staff never know. */
export const SendPasswordLink = ({ user }: { user: AdminUser }) => (
  <CommandDialog
    action="POST /admin/send-password-link"
    label="Şifre bağlantısı gönder"
    title={`${user.firstName} ${user.lastName}: şifre bağlantısı gönder`}
    explanation={`Yeni şifre seçme bağlantısı ${user.email} adresine gider, 30 dakika geçerlidir. Bütün oturumları kapanır.`}
    submitLabel="Bağlantıyı gönder"
    send={({ reason }: { reason: string }) => ({ body: { userId: user.id, reason } })}
    done="Bağlantı yola çıktı"
    failed="Bağlantı gönderilemedi."
  >
    <ReasonInput />
  </CommandDialog>
);
