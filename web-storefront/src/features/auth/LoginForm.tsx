import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useSessionStatus } from '../session/use-session.ts';
import { SESSION_EXPIRED_MESSAGE } from '../../lib/session.ts';
import { openModal } from '../modals.ts';
import { showProblem } from './errors.ts';
import { loginSchema } from './schemas.ts';
import { signIn } from './sign-in.ts';

/** The log-in, in the modal and on its own page. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const expired = useSessionStatus() === 'expired';
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { login: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      await signIn(values);
    } catch (error) {
      showProblem(error, setError, ['login', 'password']);
      return;
    }
    onSignedIn();
  });

  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {expired && !errors.root && (
        <Alert tone="warn">
          Oturumun sona erdi, yeniden giriş yap.
          <br />
          <span className="tiny" lang="en">
            {SESSION_EXPIRED_MESSAGE}
          </span>
        </Alert>
      )}
      {errors.root && (
        <Alert tone="bad" announce>
          {errors.root.message}
        </Alert>
      )}
      <TextField
        label="E-posta ya da kullanıcı adı"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.login?.message}
        {...register('login')}
      />
      <TextField
        label="Şifre"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <div>
        <button
          type="button"
          className="link small"
          onClick={() => openModal('forgotPassword', { email: typedAddress(getValues('login')) })}
        >
          Şifremi unuttum
        </button>
      </div>
      <Button kind="p" wide type="submit" busy={isSubmitting}>
        Giriş yap
      </Button>
    </form>
  );
}

const typedAddress = (login: string): string => (login.includes('@') ? login.trim() : '');
