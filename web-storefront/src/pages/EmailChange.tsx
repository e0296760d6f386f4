import { useMutation } from '@tanstack/react-query';
import { paths } from '../config/paths.ts';
import { useLinkToken } from '../features/auth/link-token.ts';
import { anonymous, explain, hasCode } from '../lib/api.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { PanelPage } from '../ui/PanelPage.tsx';

/** The page of the mail's link. The user confirms by a press, because mail scanners open links too. */
export default function EmailChange() {
  const token = useLinkToken();
  const confirmation = useMutation({
    mutationFn: () => anonymous.call('PUT /users/email-change', { body: { token } }),
  });
  // a used, replaced or expired link can't confirm anything, so the button is hidden
  const isOver = ['identity.email_change_invalid', 'identity.email_taken'].some((code) =>
    hasCode(confirmation.error, code),
  );
  const mayConfirm = token !== '' && !confirmation.isSuccess && !isOver;
  return (
    <PanelPage title="Yeni e-posta adresini onayla">
      {token === '' && <Alert tone="warn">Bu sayfa e-postandaki onay bağlantısıyla açılır.</Alert>}
      {mayConfirm && (
        <p>
          Onaylarsan Basamak hesabının e-posta adresi bu bağlantıyı aldığın adres olur. Oturumların kapanır, eski şifren
          geçersiz olur ve yenisini belirlemen için bu adrese bir bağlantı gelir. Destek ekibimizden bunu istemediysen
          onaylama.
        </p>
      )}
      {confirmation.isSuccess && (
        <Alert tone="ok" announce>
          E-posta adresin değişti. Güvenliğin için oturumlarını kapattık ve eski şifreni geçersiz kıldık. Yeni şifre
          bağlantısını bu adrese gönderdik.
        </Alert>
      )}
      {confirmation.isError && (
        <Alert tone={isOver ? 'warn' : 'bad'} announce>
          {explain(confirmation.error)}
        </Alert>
      )}
      <div className="row row--wrap">
        {mayConfirm && (
          <Button kind="p" busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
            Adresi onayla
          </Button>
        )}
        {confirmation.isSuccess && (
          <ButtonLink kind="p" to={paths.login()}>
            Giriş yap
          </ButtonLink>
        )}
        <ButtonLink kind="g" to={paths.home()}>
          Ana sayfa
        </ButtonLink>
      </div>
    </PanelPage>
  );
}
