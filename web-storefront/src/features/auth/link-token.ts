import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const TOKEN = 'token';
/**
 * The pages that were opened by a token in this visit. They still use the token after it was removed from the address.
 */
const opened = new Set<string>();

/** Whether the link in a mail opened this page. No third-party script may run on such a page. */
export const isOpenedByToken = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  opened.has(pathname) || new URLSearchParams(search).has(TOKEN);

/**
 * The token from a mail's link; empty if there is none. It is removed from the address and the history at once: it
 * gives access to the account, and an address is visible to scripts, in screenshots and to other people.
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
