import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useLinkToken } from '../features/auth/link-token.ts';
import { NewPassword } from '../features/auth/NewPassword.tsx';
import { Form } from '../features/form/Form.tsx';
import { useApiForm } from '../features/form/use-api-form.tsx';
import { openModal } from '../features/modals.ts';
import { anonymous } from '../lib/api.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import { PanelPage } from '../ui/PanelPage.tsx';

const schema = async () => (await import('../features/auth/schemas.ts')).resetPasswordSchema;

/** The page of the mail's link with its token. */
export default function ResetPassword() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const form = useApiForm({
    schema,
    defaultValues: { password: '', confirmation: '' },
    fieldOfCode: { 'identity.password_too_common': 'password' },
    failed: 'Şifren yenilenemedi.',
    send: ({ password }) => anonymous.call('PUT /users/password-reset', { body: { token, password } }),
    done: () => {
      toast('Şifren güncellendi. Şimdi giriş yapabilirsin.');
      void navigate(paths.login(), { replace: true });
    },
  });
  const askAgain = (
    <Button size="sm" onClick={() => openModal('forgotPassword', {})}>
      Yeni bağlantı iste
    </Button>
  );
  return (
    <PanelPage title="Şifreni yenile">
      {token === '' ? (
        <>
          <Alert tone="warn">Bu sayfa e-postandaki sıfırlama bağlantısıyla açılır.</Alert>
          {askAgain}
        </>
      ) : (
        <Form form={form} beside={askAgain}>
          <NewPassword first={form.field('password')} again={form.field('confirmation')} />
          <Button kind="p" wide type="submit" busy={form.busy}>
            Şifreyi yenile
          </Button>
        </Form>
      )}
    </PanelPage>
  );
}
