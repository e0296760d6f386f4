import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../app/paths.ts';
import { showProblem } from '../features/auth/errors.ts';
import { resetPasswordSchema } from '../features/auth/schemas.ts';
import { openModal } from '../features/modals.ts';
import { anonymous } from '../lib/api.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { toast } from '../ui/toast.ts';

/** Where the mail's link leads, with its token. */
export default function ResetPassword() {
  const token = useSearchParams()[0].get('token') ?? '';
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    try {
      await anonymous.call('PUT /users/password-reset', { body: { token, password } });
    } catch (error) {
      showProblem(error, setError, ['password'], { 'identity.password_too_common': 'password' });
      return;
    }
    toast('Şifren güncellendi. Şimdi giriş yapabilirsin.');
    void navigate(paths.login(), { replace: true });
  });

  const askAgain = (
    <Button size="sm" onClick={() => openModal('forgotPassword', {})}>
      Yeni bağlantı iste
    </Button>
  );
  return (
    <main className="wrap narrow-page" id="icerik" tabIndex={-1}>
      <PageTitle>Şifreni yenile</PageTitle>
      <div className="panel panel--nosed stack">
        <h1 className="page-h">Şifreni yenile</h1>
        {token === '' ? (
          <>
            <Alert tone="warn">Bu sayfa e-postandaki sıfırlama bağlantısıyla açılır.</Alert>
            {askAgain}
          </>
        ) : (
          <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
            {errors.root && (
              <>
                <Alert tone="bad" announce>
                  {errors.root.message}
                </Alert>
                {askAgain}
              </>
            )}
            <TextField
              label="Yeni şifre"
              type="password"
              hint="En az 6 karakter."
              autoComplete="new-password"
              error={errors.password?.message}
              {...register('password')}
            />
            <TextField
              label="Yeni şifre, yeniden"
              type="password"
              autoComplete="new-password"
              error={errors.confirmation?.message}
              {...register('confirmation')}
            />
            <Button kind="p" wide type="submit" busy={isSubmitting}>
              Şifreyi yenile
            </Button>
          </form>
        )}
      </div>
    </main>
  );
}
