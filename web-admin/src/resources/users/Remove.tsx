import type { AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

export const Remove = ({ user }: { user: AdminUser }) => (
  <CommandDialog
    action="POST /admin/remove"
    label="Hesabı sil"
    danger
    title={`${user.firstName} ${user.lastName}: hesabı sil`}
    explanation="Adı, adresi, mesajları ve oyun hesapları kalıcı olarak silinir; yalnız para hareketleri adsız kalır. Geri alınamaz. Açık siparişi, sonuçlanmamış ödemesi ya da bakiyesi varsa silinmez."
    submitLabel="Kalıcı olarak sil"
    send={({ reason }: { reason: string }) => ({ body: { userId: user.id, reason } })}
    done="Hesap silindi"
    failed="Hesap silinemedi."
  >
    <ReasonInput helperText="Adını ya da adresini yazma: bu metin kalır." />
  </CommandDialog>
);
