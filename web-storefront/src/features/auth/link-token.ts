import { useEffect, useState } from 'react';
import { useSearchParams } from '../../lib/router/index.ts';

const TOKEN = 'token';

/**
 * The token that a mail's link brought; empty where there is none. It is taken out of the address and the history at
 * once: whoever has it can act for the account, and an address is read by scripts, screenshots and other people.
 */
export function useLinkToken(): string {
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get(TOKEN) ?? '');
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
