import type { Role } from '#contract/vocabulary.ts';
import { parseLira, tryOf } from '../lib/money.ts';
import { queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { openModal } from './modals.ts';
import { currentUserQuery } from './session/use-session.ts';

/** Opens the modal that the address names. `value` is the parameter's value and can be any text. */
type Opener = (value: string, role: Role | null) => void;

const forVisitors =
  (name: 'login' | 'register' | 'forgotPassword'): Opener =>
  (_, role) =>
    role === null && openModal(name, {});

const topUp = (value: string): void => {
  const kurus = parseLira(value);
  openModal('addBalance', kurus === null ? {} : { amount: tryOf(kurus) });
};

const openers = {
  giris: forVisitors('login'),
  kayit: forVisitors('register'),
  'sifremi-unuttum': forVisitors('forgotPassword'),
  'sifre-degistir': (_, role) => role !== null && openModal('changePassword', { forced: false }),
  'bakiye-yukle': (value, role) => {
    if (role === null) openModal('login', { onSignedIn: () => topUp(value) });
    else if (role === 'customer') topUp(value);
  },
} satisfies Record<string, Opener>;

export type ModalLink = keyof typeof openers;

/** The user's role; null for a visitor or if it can't be loaded. */
export const roleNow = async (): Promise<Role | null> => {
  if (!(await session.ready())) return null;
  const user = await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
  return user?.role ?? null;
};

export function openLinked(link: ModalLink, value: string, role: Role | null): void {
  const opener: Opener = openers[link];
  opener(value, role);
}
