/** A place in the site. The key is another after every way there, also to the same place. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
}

export interface History {
  readonly current: () => Location;
  readonly push: (location: Location) => void;
  readonly replace: (location: Location) => void;
  /** Tells of the ways back and forth. */
  readonly listen: (moved: (location: Location) => void) => void;
}

export const hrefOf = ({ pathname, search, hash }: Omit<Location, 'key'>): string => pathname + search + hash;

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Where a link leads from a place: a whole path, or `?…` or `#…` of the place's own. */
export function resolve(to: string, from: Location): Location {
  const { pathname, search, hash } = new URL(to, `http://site${hrefOf(from)}`);
  return { pathname, search, hash, key: newKey() };
}

const FIRST_KEY = 'default';

export function browserHistory(): History {
  const current = (): Location => {
    const { pathname, search, hash } = globalThis.location;
    const { key = FIRST_KEY } = (globalThis.history.state ?? {}) as { readonly key?: string };
    return { pathname, search, hash, key };
  };
  return {
    current,
    push: (location) => globalThis.history.pushState({ key: location.key }, '', hrefOf(location)),
    replace: (location) => globalThis.history.replaceState({ key: location.key }, '', hrefOf(location)),
    listen: (moved) => addEventListener('popstate', () => moved(current())),
  };
}

/** One page without a browser's history: for the pages that are rendered ahead, and in tests. */
export function memoryHistory(entry: string): History {
  let here: Location = { ...resolve(entry, { pathname: '/', search: '', hash: '', key: '' }), key: FIRST_KEY };
  const go = (location: Location) => {
    here = location;
  };
  return { current: () => here, push: go, replace: go, listen: () => undefined };
}
