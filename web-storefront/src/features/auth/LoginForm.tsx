import { useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { ApiProblem } from '../../lib/api.ts';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { useSessionStatus } from '../session/use-session.ts';
import { SESSION_EXPIRED_MESSAGE, session } from '../../lib/session.ts';
import { openModal } from '../modals.ts';
import { CodeField } from './CodeField.tsx';
import { signIn } from './sign-in.ts';

const schema = async () => (await import('./schemas.ts')).loginSchema;

/** Moves the focus to the field that has just appeared. */
const focusInside = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

/** The log-in form, used in the modal and on its own page. */
export function LoginForm({ onSignedIn, login = '' }: { onSignedIn: () => void; login?: string }) {
  const expired = useSessionStatus() === 'expired';
  const [asksCode, setAsksCode] = useState(false);
  const form = useApiForm({
    schema,
    defaultValues: { login, password: '', otp: '' },
    fieldOfCode: { 'identity.otp_incorrect': 'otp' },
    send: async (values) => {
      try {
        await signIn(values);
        return true;
      } catch (error) {
        if (!(error instanceof ApiProblem && error.code === 'identity.otp_required')) throw error;
        setAsksCode(true); // the password was right, so no error is shown
        return false;
      }
    },
    done: (signedIn) => signedIn && onSignedIn(),
  });

  return (
    <Form form={form}>
      {expired && !form.fault && (
        <Alert tone="warn">
          {session.endedBecause ?? (
            <>
              Oturumun sona erdi, yeniden giriş yap.
              <br />
              <span className="tiny" lang="en">
                {SESSION_EXPIRED_MESSAGE}
              </span>
            </>
          )}
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
      {asksCode && (
        <div ref={focusInside}>
          <CodeField
            label="Doğrulama kodu"
            hint="Doğrulama uygulamandaki altı haneli kod ya da kurtarma kodlarından biri."
            {...form.field('otp')}
          />
        </div>
      )}
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
