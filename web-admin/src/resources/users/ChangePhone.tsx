import { required, TextInput } from 'react-admin';
import type { AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

interface Correction {
  readonly phone: string;
  readonly reason: string;
}

export const ChangePhone = ({ user }: { user: AdminUser }) => (
  <CommandDialog
    action="POST /admin/change-phone"
    label="Telefonu değiştir"
    title={`${user.firstName} ${user.lastName}: telefonu değiştir`}
    explanation={`Şu anki numara: ${user.phone}. Değişiklik hemen geçerli olur${user.emailVerified ? ' ve kendisine e-posta gider' : ''}.`}
    submitLabel="Numarayı değiştir"
    send={({ phone, reason }: Correction) => ({ body: { userId: user.id, phone, reason } })}
    done="Telefon numarası değişti"
    failed="Telefon numarası değiştirilemedi."
    fieldOf={{ 'identity.phone_taken': 'phone', 'identity.phone_unchanged': 'phone' }}
  >
    <TextInput source="phone" label="Yeni telefon" type="tel" validate={required()} helperText="05xx xxx xx xx" />
    <ReasonInput label="Neden: kim olduğunu nasıl anladın?" />
  </CommandDialog>
);
