import { useNavigate } from 'react-router-dom';
import { openModal } from '../features/modals.ts';
import { signedInRole } from '../features/session/use-session.ts';
import { paths } from '../config/paths.ts';

/**
 * Opens the log-in from the header or the menu. After it, customers stay on the page, and boosters go to their panel.
 */
export function useLogIn(): () => void {
  const navigate = useNavigate();
  const begin = () => {
    if (signedInRole() === 'booster') void navigate(paths.booster());
  };
  return () => openModal('login', { onSignedIn: begin });
}
