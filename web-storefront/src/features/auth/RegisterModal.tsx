import { Modal } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toast.ts';
import { modals, openModal, type ModalPayloads } from '../modals.ts';
import { RegisterForm } from './RegisterForm.tsx';

export default function RegisterModal({ onSignedIn }: ModalPayloads['register']) {
  return (
    <Modal title="Kayıt ol" close={modals.close} opener={modals.opener()}>
      <RegisterForm
        onSignedIn={(email) => {
          modals.close();
          toast(`Aramıza hoş geldin. E-postanı doğrulaman için ${email} adresine bir bağlantı gönderdik.`);
          onSignedIn?.();
        }}
      />
      <p className="small muted">
        Hesabın var mı?{' '}
        <button type="button" className="link" onClick={() => openModal('login', { onSignedIn })}>
          Giriş yap
        </button>
      </p>
    </Modal>
  );
}
