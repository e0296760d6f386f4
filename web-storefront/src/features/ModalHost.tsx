import { Suspense, useSyncExternalStore } from 'react';
import { part } from '../lib/chunks.ts';
import { modals, type OpenModal } from './modals.ts';

const LoginModal = part(() => import('./auth/LoginModal.tsx'));
const RegisterModal = part(() => import('./auth/RegisterModal.tsx'));
const ForgotPasswordModal = part(() => import('./auth/ForgotPasswordModal.tsx'));
const ChangePasswordModal = part(() => import('./auth/ChangePasswordModal.tsx'));
const AddBalanceModal = part(() => import('./wallet/AddBalanceModal.tsx'));
const CheckoutModal = part(() => import('./wallet/CheckoutModal.tsx'));
const InsufficientBalanceModal = part(() => import('./wallet/InsufficientBalanceModal.tsx'));

function modalOf(open: OpenModal) {
  switch (open.name) {
    case 'login':
      return <LoginModal {...open.payload} />;
    case 'register':
      return <RegisterModal {...open.payload} />;
    case 'forgotPassword':
      return <ForgotPasswordModal {...open.payload} />;
    case 'changePassword':
      return <ChangePasswordModal {...open.payload} />;
    case 'addBalance':
      return <AddBalanceModal {...open.payload} />;
    case 'checkout':
      return <CheckoutModal {...open.payload} />;
    case 'insufficientBalance':
      return <InsufficientBalanceModal {...open.payload} />;
  }
}

/** Shows the modals of features/modals.ts. The code of a modal is loaded when it is first opened. */
export function ModalHost() {
  const open = useSyncExternalStore(modals.subscribe, modals.current, modals.current);
  return open && <Suspense>{modalOf(open)}</Suspense>;
}
