import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openModal } from '../features/modals.ts';
import type { User } from '../features/session/use-session.ts';
import { paths } from '../config/paths.ts';

/** What a signed-in user must do before anything else. */
export function useForcedSteps(user: User): void {
  usePasswordChange(user);
  useSecondFactor(user);
}

function usePasswordChange({ mustChangePassword: mustChange }: User) {
  useEffect(() => {
    if (mustChange) openModal('changePassword', { forced: true });
  }, [mustChange]);
}

/** A user who must set up a second factor is sent to that setting; no other page opens. */
function useSecondFactor(user: User) {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const there = paths.settings('iki-adimli-giris');
  const led = user.mustSetSecondFactor && !user.mustChangePassword && `${pathname}${hash}` !== there;
  useEffect(() => {
    if (led) void navigate(there, { replace: true });
  }, [led, navigate, there]);
}
