import type { Role } from '#contract/vocabulary.ts';
import { useEffect } from 'react';
import { useSearchParams } from '../lib/router/index.ts';
import { parseLira, tryOf } from '../lib/money.ts';
import { queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { openModal } from './modals.ts';
import { currentUserQuery } from './session/use-session.ts';

/** Opens what an address asks for; `value` is what stands behind the equals sign, whatever somebody wrote there. */
type Opener = (value: string, role: Role | null) => void;

const forVisitors =
  (name: 'login' | 'register' | 'forgotPassword'): Opener =>
  (_, role) =>
    role === null && openModal(name, {});

const topUp = (value: string): void => {
  const kurus = parseLira(value);
  openModal('addBalance', kurus === null ? {} : { amount: tryOf(kurus) });
};

/** The modals that a link may open, e.g. `/?giris` or `/profil?bakiye-yukle=500`. */
const openers: Readonly<Record<string, Opener>> = {
  giris: forVisitors('login'),
  kayit: forVisitors('register'),
  'sifremi-unuttum': forVisitors('forgotPassword'),
  'sifre-degistir': (_, role) => role !== null && openModal('changePassword', { forced: false }),
  'bakiye-yukle': (value, role) => {
    if (role === null) openModal('login', { onSignedIn: () => topUp(value) });
    else if (role === 'customer') topUp(value);
  },
};

/** Who asks; nobody for a visitor, or where it can't be found out. */
const roleNow = async (): Promise<Role | null> => {
  if (!(await session.ready())) return null;
  const user = await queryClient.ensureQueryData(currentUserQuery).catch(() => null);
  return user?.role ?? null;
};

/** A link's wish is fulfilled once: it leaves the address, so that a reload or the way back doesn't ask again. */
export function useModalLinks(): void {
  const [search, setSearch] = useSearchParams();
  const asked = [...search.keys()].find((name) => Object.hasOwn(openers, name));
  useEffect(() => {
    if (asked === undefined) return undefined;
    let here = true;
    void roleNow().then((role) => {
      if (!here) return;
      openers[asked]?.(search.get(asked) ?? '', role);
      setSearch(
        (current) => {
          current.delete(asked);
          return current;
        },
        { replace: true },
      );
    });
    return () => {
      here = false;
    };
  }, [asked, search, setSearch]);
}
