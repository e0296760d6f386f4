import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { onSessionLost } from '../providers/auth-provider.ts';

/** Logs out when the session expires or ends in another tab, so that the next person sees nothing on the screen. */
export function useSessionEnd() {
  const logout = useLogout();
  useEffect(() => onSessionLost(() => void logout()), [logout]);
}
