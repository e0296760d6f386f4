import Stack from '@mui/material/Stack';
import type { AdminUser } from '../../lib/records.ts';
import { useIsAnother } from '../../ui/use-is-another.ts';
import { ChangeEmail, DropEmailChange } from './ChangeEmail.tsx';
import { ChangePhone } from './ChangePhone.tsx';

/** Corrects another person's contact details. People change their own in their settings. */
export function CorrectContact({ user }: { user: AdminUser }) {
  if (!useIsAnother(user.id)) return null;
  return (
    <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
      {user.status === 'active' && <ChangeEmail user={user} />}
      {user.pendingEmail !== null && <DropEmailChange user={user} email={user.pendingEmail} />}
      <ChangePhone user={user} />
    </Stack>
  );
}
