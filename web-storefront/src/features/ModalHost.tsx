import { lazy, Suspense, useSyncExternalStore } from 'react';
import { modals, type OpenModal } from './modals.ts';

const LoginModal = lazy(() => import('./auth/LoginModal.tsx'));
const RegisterModal = lazy(() => import('./auth/RegisterModal.tsx'));
const ForgotPasswordModal = lazy(() => import('./auth/ForgotPasswordModal.tsx'));
const ChangePasswordModal = lazy(() => import('./auth/ChangePasswordModal.tsx'));
const AddBalanceModal = lazy(() => import('./wallet/AddBalanceModal.tsx'));
const InsufficientBalanceModal = lazy(() => import('./wallet/InsufficientBalanceModal.tsx'));

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
    case 'insufficientBalance':
      return <InsufficientBalanceModal {...open.payload} />;
  }
}

/** The one place where the modals of features/modals.ts are shown; each comes when it is first opened. */
export function ModalHost() {
  const open = useSyncExternalStore(modals.subscribe, modals.current, modals.current);
  return open && <Suspense>{modalOf(open)}</Suspense>;
}
