import { Modal } from '../../ui/Modal.tsx';
import { modals, openModal, type ModalPayloads } from '../modals.ts';
import { LoginForm } from './LoginForm.tsx';

export default function LoginModal({ onSignedIn }: ModalPayloads['login']) {
  return (
    <Modal title="Giriş yap" close={modals.close} opener={modals.opener()}>
      <LoginForm
        onSignedIn={() => {
          modals.close();
          onSignedIn?.();
        }}
      />
      <p className="small muted">
        Hesabın yok mu?{' '}
        <button type="button" className="link" onClick={() => openModal('register', { onSignedIn })}>
          Kayıt ol
        </button>
      </p>
    </Modal>
  );
}
