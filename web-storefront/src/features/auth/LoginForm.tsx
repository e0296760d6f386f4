import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { useSessionStatus } from '../session/use-session.ts';
import { SESSION_EXPIRED_MESSAGE } from '../../lib/session.ts';
import { openModal } from '../modals.ts';
import { signIn } from './sign-in.ts';

const schema = async () => (await import('./schemas.ts')).loginSchema;

/** The log-in, in the modal and on its own page. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const expired = useSessionStatus() === 'expired';
  const form = useApiForm({
    schema,
    defaultValues: { login: '', password: '' },
    send: signIn,
    done: onSignedIn,
  });

  return (
    <Form form={form}>
      {expired && !form.fault && (
        <Alert tone="warn">
          Oturumun sona erdi, yeniden giriş yap.
          <br />
          <span className="tiny" lang="en">
            {SESSION_EXPIRED_MESSAGE}
          </span>
        </Alert>
      )}
      <TextField
        label="E-posta ya da kullanıcı adı"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('login')}
      />
      <TextField label="Şifre" type="password" autoComplete="current-password" {...form.field('password')} />
      <div>
        <button
          type="button"
          className="link small"
          onClick={() => openModal('forgotPassword', { email: typedAddress(form.values.login) })}
        >
          Şifremi unuttum
        </button>
      </div>
      <Button kind="p" wide type="submit" busy={form.busy}>
        Giriş yap
      </Button>
    </Form>
  );
}

const typedAddress = (login: string): string => (login.includes('@') ? login.trim() : '');
