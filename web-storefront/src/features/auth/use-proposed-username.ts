import { useRef, useState } from 'react';
import { anonymous } from '../../lib/api.ts';
import { folded } from '../../lib/turkish.ts';

const LONGEST = 18;
const SHORTEST = 3;

/** The ASCII letters and digits before the `@`, without a `+tag`: `ayse27` for `Ayse.27+oyun@ornek.com`. */
const baseOf = (email: string): string =>
  folded(email.replace(/[+@].*$/u, ''))
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, LONGEST);

const digits = (count: number): string => Array.from({ length: count }, () => Math.trunc(Math.random() * 10)).join('');

/** A free user name for this address. If it can't be checked, one that hardly anybody has. */
async function freeUsername(email: string): Promise<string> {
  const own = baseOf(email);
  const base = own || 'uye';
  const candidates = [own, `${base}${digits(2)}`, `${base}${digits(3)}`];
  try {
    for (const username of candidates.filter(({ length }) => length >= SHORTEST)) {
      const { available } = await anonymous.call('GET /users/availability', { query: { username } });
      if (available) return username;
    }
  } catch {
    // the registration itself tells whether the name is free
  }
  return `${base}${digits(5)}`;
}

/** A user name that is proposed from the e-mail address, so that nobody has to think of one in order to register. */
export function useProposedUsername() {
  const [proposed, setProposed] = useState('');
  const asked = useRef<{ readonly email: string; readonly name: Promise<string> }>(null);
  const propose = (email: string): Promise<string> => {
    const name = freeUsername(email);
    asked.current = { email, name };
    void name.then((free) => asked.current?.name === name && setProposed(free));
    return name;
  };
  return {
    proposed,
    /** Proposes a name, once per address. */
    from: (email: string): Promise<string> => (asked.current?.email === email ? asked.current.name : propose(email)),
    /** Proposes a name anew, because somebody else has taken the first one. */
    anotherFrom: propose,
  };
}
