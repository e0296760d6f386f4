import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Form, HttpError, Notification, PasswordInput, required, TextInput, useLogin, useNavigate } from 'react-admin';
import type { CurrentUser } from '#contract/identity/schemas.ts';
import { personHere } from '../providers/auth-provider.ts';
import { refusalOf } from '../providers/permissions.ts';
import { session } from '../providers/session.ts';
import { Logo } from './Logo.tsx';

/** Focuses the input that has just appeared. */
const focusInside = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

const asksForCode = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string } | undefined)?.code === 'identity.otp_required';

/**
 * Finds a user who is signed in to the storefront. A user without access to the console sees the reason and may log in
 * as another user.
 */
function usePersonHere() {
  const [person, setPerson] = useState<CurrentUser | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    void personHere().then((found) => {
      setPerson(found);
      if (found && refusalOf(found) === null) navigate('/', { replace: true });
    });
  }, [navigate]);
  return person;
}

export function LoginPage() {
  const login = useLogin();
  const person = usePersonHere();
  const refusal = person && refusalOf(person);
  // why the last session ended; read once, because a new session clears it
  const [ended] = useState(() =>
    session.status === 'expired' ? (session.endedBecause ?? 'Oturumun sona erdi, yeniden giriş yap.') : null,
  );
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: object) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await login(values);
    } catch (error) {
      if (asksForCode(error)) setAsksCode(true);
      else setProblem(error instanceof Error ? error.message : 'Giriş yapılamadı. Yeniden dene.');
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card sx={(theme) => ({ width: '100%', maxWidth: 400, p: 4, borderTop: `3px solid ${theme.tokens.accentEdge}` })}>
        <Logo alone />
        <Typography variant="h2" component="h1" sx={{ mt: 3 }}>
          Yönetim paneli
        </Typography>
        {ended && !problem && !refusal && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {ended}
          </Alert>
        )}
        {(problem ?? refusal) && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem ?? refusal}
            {person?.mustSetSecondFactor && !person.mustChangePassword && (
              <>
                {' '}
                <Link href="/ayarlar#iki-adimli-giris">İki adımlı girişi kur</Link>
              </>
            )}
            {person?.mustChangePassword && (
              <>
                {' '}
                <Link href="/ayarlar">Şifreni değiştir</Link>
              </>
            )}
          </Alert>
        )}
        <Form noValidate onSubmit={submit} disableInvalidFormNotification>
          <TextInput
            source="username"
            label="E-posta ya da kullanıcı adı"
            validate={required()}
            autoComplete="username"
            helperText={false}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <PasswordInput
            source="password"
            label="Şifre"
            validate={required()}
            autoComplete="current-password"
            helperText={false}
          />
          {asksCode && (
            <div ref={focusInside}>
              <TextInput
                source="otp"
                label="Doğrulama kodu"
                validate={required()}
                autoComplete="one-time-code"
                helperText="Doğrulama uygulamandaki altı haneli kod ya da kurtarma kodlarından biri."
              />
            </div>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            disabled={busy}
            aria-busy={busy}
            sx={{ mt: 2 }}
          >
            Giriş yap
          </Button>
        </Form>
      </Card>
      <Notification />
    </Box>
  );
}
