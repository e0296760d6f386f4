import { awaitChunk } from '#contract/browser/chunk.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ModalLink } from './modal-openers.ts';

/** The modals that a link may open, e.g. `/?giris` or `/profil?bakiye-yukle=500`. */
const links: Readonly<Record<ModalLink, true>> = {
  giris: true,
  kayit: true,
  'sifremi-unuttum': true,
  'sifre-degistir': true,
  'bakiye-yukle': true,
};
const isLink = (name: string): name is ModalLink => Object.hasOwn(links, name);

/** A link's wish is fulfilled once: it leaves the address, so that a reload or the way back doesn't ask again. */
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
