import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { onSessionLost } from '../providers/auth-provider.ts';

/** Signed out in another tab, or expired: what is on the screen is no longer for whoever sits here. */
export function useSessionEnd() {
  const logout = useLogout();
  useEffect(() => onSessionLost(() => void logout()), [logout]);
}
