import { MailCheck } from 'lucide-react';
import { api, explain } from '../../lib/api.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useUser } from '../session/use-session.ts';
import { UnreachableBanner } from './UnreachableBanner.tsx';

/**
 * Asks the user to verify the address. A user with an unverified address can pay and order (api.md), but gets no mails
 * about orders (docs/decisions/0080).
 */
export function VerifyBanner() {
  const user = useUser();
  const mail = useCommand({
    mutationFn: () => api.call('POST /users/current/verification'),
    onSuccess: () => toast('Doğrulama bağlantısını gönderdik'),
  });
  if (user?.emailUnreachable) return <UnreachableBanner user={user} />;
  if (!user || user.emailVerified) return null;
  return (
    <Alert tone="info">
      <p>
        <b>{user.email}</b> adresini henüz doğrulamadın. Sana gönderdiğimiz bağlantıyı aç; o zamana kadar bu adrese
        başka e-posta göndermeyiz.
      </p>
      {mail.error && <p role="alert">{explain(mail.error)}</p>}
      <p className="panel__actions">
        <Button size="sm" busy={mail.isPending} onClick={() => mail.run(undefined)}>
          <MailCheck className="ic" aria-hidden="true" /> Bağlantıyı yeniden gönder
        </Button>
      </p>
    </Alert>
  );
}
