import { Modal } from '../../ui/Modal.tsx';
import { modals, type ModalPayloads } from '../modals.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** `forced` after a log-in with a one-time password that an admin has set (domain.md §6). */
export default function ChangePasswordModal({ forced }: ModalPayloads['changePassword']) {
  return (
    <Modal title="Şifreni değiştir" warn={forced} close={modals.close} opener={modals.opener()}>
      {forced && (
        <p className="small muted">Tek kullanımlık bir şifreyle girdin. Devam etmeden önce kendi şifreni belirle.</p>
      )}
      <PasswordForm wide done={modals.close} />
    </Modal>
  );
}
