import { maxLength, minLength, required, TextInput } from 'react-admin';
import type { AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

export const SendMail = ({ user }: { user: AdminUser }) => (
  <CommandDialog<Mail, AdminUser>
    action="sendMail"
    label="E-posta gönder"
    title={`${user.firstName} ${user.lastName}: e-posta gönder`}
    explanation={`${user.email} adresine Basamak adına gider.`}
    submitLabel="Gönder"
    run={(provider, mail) => provider.sendMail({ userId: user.id, ...mail })}
    done="E-posta yola çıktı"
    failed="E-posta gönderilemedi."
  >
    <TextInput
      source="subject"
      label="Konu"
      validate={[required(), minLength(3), maxLength(120)]}
      helperText={false}
      fullWidth
    />
    <TextInput
      source="text"
      label="Metin"
      validate={[required(), minLength(3), maxLength(5000)]}
      helperText="Boş satırlar paragrafları ayırır."
      multiline
      minRows={6}
      fullWidth
    />
  </CommandDialog>
);
