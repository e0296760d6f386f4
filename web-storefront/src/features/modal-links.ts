import { awaitChunk } from '#contract/browser/chunk.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ModalLink } from './modal-openers.ts';

/** The modals that a link can open, e.g. `/?giris` or `/profil?bakiye-yukle=500`. */
const links: Readonly<Record<ModalLink, true>> = {
  giris: true,
  kayit: true,
  'sifremi-unuttum': true,
  'sifre-degistir': true,
  'bakiye-yukle': true,
};
const isLink = (name: string): name is ModalLink => Object.hasOwn(links, name);

/**
 * Opens the modal once and removes its parameter from the address, so that a reload or the back button does not open it
 * again.
 */
export function useModalLinks(): void {
  const [search, setSearch] = useSearchParams();
  const asked = [...search.keys()].find(isLink);
  useEffect(() => {
    if (asked === undefined) return undefined;
    let here = true;
    void (async () => {
      const { openLinked, roleNow } = await awaitChunk(() => import('./modal-openers.ts'));
      const role = await roleNow();
      if (!here) return;
      openLinked(asked, search.get(asked) ?? '', role);
      setSearch(
        (current) => {
          current.delete(asked);
          return current;
        },
        { replace: true },
      );
    })();
    return () => {
      here = false;
    };
  }, [asked, search, setSearch]);
}
