import type { AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

/** Lets somebody back in without a colleague ever knowing their password. */
export const SendPasswordLink = ({ user }: { user: AdminUser }) => (
  <CommandDialog<{ reason: string }, AdminUser>
    action="POST /admin/send-password-link"
    label="Şifre bağlantısı gönder"
    title={`${user.firstName} ${user.lastName}: şifre bağlantısı gönder`}
    explanation={`Yeni şifre seçme bağlantısı ${user.email} adresine gider, 30 dakika geçerlidir. Bütün oturumları kapanır.`}
    submitLabel="Bağlantıyı gönder"
    run={(provider, { reason }) =>
      provider.run('POST /admin/send-password-link', { body: { userId: user.id, reason } })
    }
    done="Bağlantı yola çıktı"
    failed="Bağlantı gönderilemedi."
  >
    <ReasonInput />
  </CommandDialog>
);
