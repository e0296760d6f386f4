import type { AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { type Mail, MailFields } from '../../ui/MailFields.tsx';

export const SendMail = ({ user }: { user: AdminUser }) => (
  <CommandDialog
    action="POST /admin/send-mail"
    label="E-posta gönder"
    title={`${user.firstName} ${user.lastName}: e-posta gönder`}
    explanation={`${user.email} adresine Basamak adına gider.`}
    submitLabel="Gönder"
    send={(mail: Mail) => ({ body: { userId: user.id, ...mail } })}
    done="E-posta yola çıktı"
    failed="E-posta gönderilemedi."
  >
    <MailFields />
  </CommandDialog>
);
