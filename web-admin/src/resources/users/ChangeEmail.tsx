import { email as isEmail, required, TextInput } from 'react-admin';
import type { AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

interface Correction {
  readonly email: string;
  readonly reason: string;
}

const nameOf = ({ firstName, lastName }: AdminUser) => `${firstName} ${lastName}`;

/** Starts a change of e-mail address. The owner of the new address must confirm it. */
export const ChangeEmail = ({ user }: { user: AdminUser }) => (
  <CommandDialog
    action="POST /admin/change-email"
    label="E-postayı değiştir"
    title={`${nameOf(user)}: e-postayı değiştir`}
    explanation={
      <>
        Yeni adrese 24 saat geçerli bir onay bağlantısı gider; onaylanana kadar {user.email} geçerlidir.
        {user.emailVerified && ' Şu anki adrese de haber verilir.'} Onaylanınca oturumları kapanır, eski şifresi
        geçersiz olur, yeni adrese şifre bağlantısı gider
        {user.role === 'booster' && ' ve para çekme istekleri bir süre bekler'}.
        {user.pendingEmail !== null && ` Önceki istek (${user.pendingEmail}) geçersiz olur.`}
      </>
    }
    submitLabel="Onay bağlantısı gönder"
    send={({ email, reason }: Correction) => ({ body: { userId: user.id, email, reason } })}
    done="Onay bağlantısı yola çıktı"
    failed="E-posta değişikliği istenemedi."
    fieldOf={{ 'identity.email_taken': 'email', 'identity.email_unchanged': 'email' }}
  >
    <TextInput source="email" label="Yeni e-posta" type="email" validate={[required(), isEmail()]} helperText={false} />
    <ReasonInput label="Neden: kim olduğunu nasıl anladın?" />
  </CommandDialog>
);

export const DropEmailChange = ({ user, email }: { user: AdminUser; email: string }) => (
  <CommandDialog
    action="POST /admin/drop-email-change"
    label="E-posta değişikliğini geri çek"
    title={`${nameOf(user)}: e-posta değişikliğini geri çek`}
    explanation={`${email} adresine giden bağlantı geçersiz olur. ${user.email} geçerli kalır.`}
    submitLabel="Geri çek"
    send={({ reason }: { reason: string }) => ({ body: { userId: user.id, reason } })}
    done="E-posta değişikliği geri çekildi"
    failed="E-posta değişikliği geri çekilemedi."
  >
    <ReasonInput />
  </CommandDialog>
);
