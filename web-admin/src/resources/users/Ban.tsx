import type { AdminUser } from '../../lib/records.ts';
import { assertAsLeft } from '../../ui/as-left.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

const nameOf = ({ firstName, lastName }: AdminUser) => `${firstName} ${lastName}`;

export const Ban = ({ user }: { user: AdminUser }) => (
  <CommandDialog
    action="POST /admin/ban"
    label="Yasakla"
    danger
    title={`${nameOf(user)}: yasakla`}
    explanation="Oturumları hemen kapanır, yeniden giriş yapamaz. Yazdığın nedeni görür. Süren siparişleri ve bakiyesi olduğu gibi kalır: iptal ya da iade gerekiyorsa ayrıca yap."
    submitLabel="Yasakla"
    send={({ reason }: { reason: string }) => ({ body: { userId: user.id, reason } })}
    done="Kullanıcı yasaklandı"
    failed="Kullanıcı yasaklanamadı."
  >
    <ReasonInput />
  </CommandDialog>
);

export const Unban = ({ user }: { user: AdminUser }) => (
  <CommandDialog
    action="POST /admin/unban"
    label="Yasağı kaldır"
    title={`${nameOf(user)}: yasağı kaldır`}
    explanation={`Yasaklanma nedeni: ${user.banReason ?? '–'}`}
    submitLabel="Yasağı kaldır"
    send={({ reason }: { reason: string }) => ({ body: { userId: user.id, reason } })}
    undo={async (provider, _, { id, status, banReason }) => {
      await assertAsLeft(provider, 'users', { id, status, banReason });
      await provider.run('POST /admin/ban', { body: { userId: id, reason: user.banReason ?? 'Geri alındı' } });
    }}
    done="Yasak kaldırıldı"
    failed="Yasak kaldırılamadı."
  >
    <ReasonInput />
  </CommandDialog>
);
