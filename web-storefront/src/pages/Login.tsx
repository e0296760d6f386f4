import { useNavigate } from 'react-router-dom';
import { PanelPage } from '../ui/PanelPage.tsx';
import { takeReturnPath } from '../features/session/return-path.ts';
import { LoginForm } from '../features/auth/LoginForm.tsx';
import { openModal } from '../features/modals.ts';
import { signedInRole } from '../features/session/use-session.ts';

export default function Login() {
  const navigate = useNavigate();
  const goBack = () => void navigate(takeReturnPath(signedInRole()), { replace: true });
  return (
    <PanelPage title="Giriş yap">
      <LoginForm onSignedIn={goBack} />
      <p className="small muted">
        Hesabın yok mu?{' '}
        <button type="button" className="link" onClick={() => openModal('register', { onSignedIn: goBack })}>
          Kayıt ol
        </button>
      </p>
    </PanelPage>
  );
}
