import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { takeReturnPath } from '../features/session/return-path.ts';
import { LoginForm } from '../features/auth/LoginForm.tsx';
import { openModal } from '../features/modals.ts';
import { signedInRole } from '../features/session/use-session.ts';

export default function Login() {
  const navigate = useNavigate();
  const goBack = () => void navigate(takeReturnPath(signedInRole()), { replace: true });
  return (
    <main className="wrap narrow-page" id="icerik" tabIndex={-1}>
      <PageTitle>Giriş yap</PageTitle>
      <div className="panel panel--nosed stack">
        <h1 className="page-h">Giriş yap</h1>
        <LoginForm onSignedIn={goBack} />
        <p className="small muted">
          Hesabın yok mu?{' '}
          <button type="button" className="link" onClick={() => openModal('register', { onSignedIn: goBack })}>
            Kayıt ol
          </button>
        </p>
      </div>
    </main>
  );
}
