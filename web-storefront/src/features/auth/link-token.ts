import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const TOKEN = 'token';
/** The pages of this visit that a token opened; it is still in their hands when it has left the address. */
const opened = new Set<string>();

/** Whether a mail's link opened this page: nobody else's script runs beside its token. */
export const isOpenedByToken = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  opened.has(pathname) || new URLSearchParams(search).has(TOKEN);

/**
 * The token that a mail's link brought; empty where there is none. It is taken out of the address and the history at
 * once: whoever has it can act for the account, and an address is read by scripts, screenshots and other people.
 */
export function useLinkToken(): string {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const [token] = useState(() => {
    const given = search.get(TOKEN) ?? '';
    if (given !== '') opened.add(pathname);
    return given;
  });
  const shown = search.has(TOKEN);
  useEffect(() => {
    if (!shown) return;
    const without = (before: URLSearchParams) => {
      const left = new URLSearchParams(before);
      left.delete(TOKEN);
      return left;
    };
    setSearch(without, { replace: true });
  }, [shown, setSearch]);
  return token;
}
