import { useState } from 'react';
import type { AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { ShowOnce } from '../../ui/ShowOnce.tsx';

/** Creates a one-time password. It is shown once and cannot be read again. */
export function SetPassword({ user }: { user: AdminUser }) {
  const [password, setPassword] = useState<string | null>(null);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <CommandDialog
        action="POST /admin/change-password"
        label="Tek kullanımlık şifre üret"
        title={`${name}: tek kullanımlık şifre`}
        explanation="Yalnız bağlantı ulaşmıyorsa kullan: bu şifreyi sen de bilirsin. Bütün oturumları kapanır, kendisine e-posta gider ve girince kendi şifresini belirlemesi istenir."
        submitLabel="Şifre üret"
        send={({ reason }: { reason: string }) => ({ body: { userId: user.id, reason } })}
        done="Tek kullanımlık şifre üretildi"
        onDone={(answer) => setPassword(answer.password)}
      >
        <ReasonInput label="Neden: kim olduğunu nasıl anladın?" />
      </CommandDialog>
      {password !== null && (
        <ShowOnce
          title={`${name} için şifre`}
          explanation="Bu şifre yalnız şimdi gösterilir."
          label="Tek kullanımlık şifre"
          secret={password}
          onClose={() => setPassword(null)}
        />
      )}
    </>
  );
}
