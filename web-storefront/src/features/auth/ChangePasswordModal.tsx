import { Modal } from '../../ui/Modal.tsx';
import { modals, type ModalPayloads } from '../modals.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Also forced: a one-time password, set by an admin, must be changed at the next log-in (domain.md §6). */
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
