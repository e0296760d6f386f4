import { MailCheck } from 'lucide-react';
import { linkTo } from '../../config/paths.ts';
import { api, explain } from '../../lib/api.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import type { User } from '../session/use-session.ts';

/** Mail to the address bounces. A verification mail is still sent: opening its link proves that the address works. */
export function UnreachableBanner({ user }: { user: User }) {
  const mail = useCommand({
    mutationFn: () => api.call('POST /users/current/verification'),
    onSuccess: () => toast('Doğrulama bağlantısını gönderdik'),
  });
  return (
    <Alert tone="warn">
      <p>
        <b>E-postana ulaşamıyoruz.</b> {user.email} adresine gönderdiklerimiz geri döndü; sipariş ve destek
        e-postalarını durdurduk. Adresin çalışıyorsa yeniden doğrula, değiştiyse bize yaz.
      </p>
      {mail.error && <p role="alert">{explain(mail.error)}</p>}
      <p className="panel__actions row row--wrap">
        <Button size="sm" busy={mail.isPending} onClick={() => mail.run(undefined)}>
          <MailCheck className="ic" aria-hidden="true" /> Doğrulama bağlantısı gönder
        </Button>
        {(user.role === 'customer' || user.role === 'booster') && (
          <ButtonLink size="sm" kind="g" to={linkTo('newTicket')}>
            Desteğe yaz
          </ButtonLink>
        )}
      </p>
    </Alert>
  );
}
