import { createPath, parsePath, type Location, type To } from 'react-router-dom';

export interface History {
  readonly current: () => Location;
  readonly push: (location: Location) => void;
  readonly replace: (location: Location) => void;
  /** Calls `moved` when the user goes back or forward. */
  readonly listen: (moved: (location: Location) => void) => void;
}

const newKey = () => Math.random().toString(36).slice(2, 10);
const FIRST_KEY = 'default';

/** A location with a new key: two visits of one address are different locations. */
export function placeOf(to: To): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state: null, key: newKey() };
}

export function browserHistory(): History {
  const current = (): Location => {
    const { pathname, search, hash } = globalThis.location;
    const { key = FIRST_KEY } = (globalThis.history.state ?? {}) as { readonly key?: string };
    return { pathname, search, hash, state: null, key };
  };
  return {
    current,
    push: (location) => globalThis.history.pushState({ key: location.key }, '', createPath(location)),
    replace: (location) => globalThis.history.replaceState({ key: location.key }, '', createPath(location)),
    listen: (moved) => addEventListener('popstate', () => moved(current())),
  };
}

/** One location without a browser's history: for prerendering and for tests. */
export function memoryHistory(entry: string): History {
  let here: Location = { ...placeOf(entry), key: FIRST_KEY };
  const go = (location: Location) => {
    here = location;
  };
  return { current: () => here, push: go, replace: go, listen: () => undefined };
}
