import { useEffect } from 'react';
import { Modal } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toast.ts';
import { rememberBegun } from '../draft/begun.ts';
import { OrderInSight } from '../order/OrderInSight.tsx';
import { modals, openModal, type ModalPayloads } from '../modals.ts';
import { RegisterForm } from './RegisterForm.tsx';

export default function RegisterModal({ onSignedIn, order }: ModalPayloads['register']) {
  useEffect(() => order && rememberBegun(order), [order]);
  return (
    <Modal title="Kayıt ol" close={modals.close} opener={modals.opener()}>
      {order && <OrderInSight order={order} lead="Siparişin hazır:" />}
      <RegisterForm
        onLogIn={(login) => openModal('login', { onSignedIn, order, login })}
        onSignedIn={(email) => {
          modals.close();
          toast(`Aramıza hoş geldin. E-postanı doğrulaman için ${email} adresine bir bağlantı gönderdik.`);
          onSignedIn?.();
        }}
      />
    </Modal>
  );
}
