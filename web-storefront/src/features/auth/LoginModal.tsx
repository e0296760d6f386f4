import { Modal } from '../../ui/Modal.tsx';
import { OrderInSight } from '../order/OrderInSight.tsx';
import { modals, openModal, type ModalPayloads } from '../modals.ts';
import { LoginForm } from './LoginForm.tsx';

export default function LoginModal({ onSignedIn, order, login }: ModalPayloads['login']) {
  return (
    <Modal title="Giriş yap" close={modals.close} opener={modals.opener()}>
      {order && <OrderInSight order={order} lead="Siparişin hazır:" />}
      <LoginForm
        {...(login ? { login } : {})}
        onSignedIn={() => {
          modals.close();
          onSignedIn?.();
        }}
      />
      <p className="small muted">
        Hesabın yok mu?{' '}
        <button type="button" className="link" onClick={() => openModal('register', { onSignedIn, order })}>
          Kayıt ol
        </button>
      </p>
    </Modal>
  );
}
