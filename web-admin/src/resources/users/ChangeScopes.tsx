import Typography from '@mui/material/Typography';
import { RadioButtonGroupInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminUser } from '../../lib/records.ts';
import { roleLabels, scopeLabel } from '#contract/identity/words.tr.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { ScopeGrid } from '../../ui/ScopeGrid.tsx';

interface Values {
  readonly role: 'staff' | 'admin';
  readonly scopes: readonly string[];
  readonly reason: string;
}

const isStaff = (role: AdminUser['role']): role is Values['role'] => role === 'staff' || role === 'admin';

/** Changes the role or the scopes of a staff member. Shows the difference before it is sent. */
export function ChangeScopes({ user }: { user: AdminUser }) {
  const { role, scopes } = user;
  if (!isStaff(role)) return null;
  return (
    <CommandDialog
      action="POST /admin/change-scopes"
      label="Yetkileri değiştir"
      title={`${user.firstName} ${user.lastName}: yetkiler`}
      explanation="Değişiklik, açık oturumlarında da hemen geçerli olur. Sende olmayan bir yetkiyi veremez ya da alamazsın."
      submitLabel="Yetkileri kaydet"
      defaults={{ role, scopes }}
      send={(values: Values) => ({
        body: {
          userId: user.id,
          role: values.role,
          scopes: values.role === 'admin' ? [] : [...values.scopes],
          known: { role, scopes: [...scopes] },
          reason: values.reason,
        },
      })}
      done="Yetkiler değiştirildi"
      failed="Yetkiler değiştirilemedi."
    >
      <RadioButtonGroupInput
        source="role"
        label="Rol"
        choices={[
          { id: 'staff', name: roleLabels.staff },
          { id: 'admin', name: roleLabels.admin },
        ]}
        validate={required()}
        helperText="Yönetici her şeyi yapabilir. Yöneticiyi yalnız bir yönetici atar."
      />
      <Powers />
      <Difference user={user} />
      <ReasonInput />
    </CommandDialog>
  );
}

function Powers() {
  const role: unknown = useWatch({ name: 'role' });
  return role === 'staff' ? <ScopeGrid source="scopes" label="Yetkiler" /> : null;
}

function Difference({ user }: { user: AdminUser }) {
  const { role, scopes = [] } = useWatch() as Partial<Values>;
  const given = role === 'admin' ? [] : scopes.filter((scope) => !user.scopes.includes(scope));
  const taken = user.scopes.filter((scope) => role === 'admin' || !scopes.includes(scope));
  const lines = [
    ...(role && role !== user.role ? [`Rol: ${roleLabels[user.role]} → ${roleLabels[role]}`] : []),
    ...given.map((scope) => `Verilecek: ${scopeLabel(scope)}`),
    ...(role === 'admin' ? [] : taken.map((scope) => `Alınacak: ${scopeLabel(scope)}`)),
  ];
  return (
    <Typography component="ul" role="status" sx={{ m: 0, mb: 2, pl: lines.length > 0 ? 2.5 : 0 }}>
      {lines.length === 0 ? (
        <Typography component="li" color="text.secondary" sx={{ listStyle: 'none' }}>
          Henüz bir değişiklik yok.
        </Typography>
      ) : (
        lines.map((line) => <li key={line}>{line}</li>)
      )}
    </Typography>
  );
}
