import { kept } from './storage.ts';

/** A token counts as expired this much early (specification §4). */
export const EXPIRY_MARGIN_MS = 500;
/** Everything that the browser keeps about a session has this prefix. */
export const AUTH_PREFIX = 'auth.';

/** Text of the specification (§4). */
export const SESSION_EXPIRED_MESSAGE = 'Both token and refresh token have expired. Your request was aborted.';

export class SessionExpiredError extends Error {
  override name = 'SessionExpiredError';
  constructor() {
    super(SESSION_EXPIRED_MESSAGE);
  }
}

export type SessionStatus = 'signed-out' | 'signed-in' | 'expired';

/**
 * Whether there may be a refresh cookie, so that page loads of anonymous visitors send no refresh request. The value is the
 * role that was signed in; it is no secret.
 */
const HINT = `${AUTH_PREFIX}signedIn`;
const LOCK = `${AUTH_PREFIX}refresh`;
const CHANNEL = `${AUTH_PREFIX}session`;

type Broadcast = { readonly token: string };
/** The listening part of `window`; absent in prerendering. */
type StorageEvents = {
  addEventListener?: (type: 'storage', listener: (event: { readonly key: string | null }) => void) => void;
};

type Claims = { readonly exp?: number; readonly sub?: string; readonly role?: string };

/** The claims of a JWT; empty if it is malformed. Only the server verifies it. */
function claims(token: string | null): Claims {
  try {
    const payload = atob((token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(payload) ?? {}) as Claims;
  } catch {
    return {};
  }
}

const isFresh = (token: string | null): token is string =>
  token !== null && (claims(token).exp ?? 0) * 1000 - EXPIRY_MARGIN_MS > Date.now();
const isHinted = () => kept.read(HINT) !== null;

/** The header of our two web apps: the refresh token is to be an HttpOnly cookie. */
export const cookieMode = { 'x-session-mode': 'cookie' } as const;

/**
 * The session in the browser (domain.md §6). The access token is held in memory only; the refresh token is an HttpOnly
 * cookie that no script sees. Tabs refresh one after another under a lock and hand the new token to the others, so
 * that one expiry costs one refresh.
 */
export function createSession(send: typeof fetch = (...request) => fetch(...request)) {
  let token: string | null = null;
  let status: SessionStatus = 'signed-out';
  let endedBecause: string | null = null;
  let refreshing: Promise<string> | null = null;
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  const become = (next: SessionStatus, nextToken: string | null) => {
    const somebodyElse = next === 'signed-in' && claims(token).sub !== claims(nextToken).sub;
    token = nextToken;
    if (status === next && !somebodyElse) return;
    status = next;
    for (const listener of listeners) listener();
  };
  const announce = (next: string) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    channel?.postMessage({ token: next } satisfies Broadcast);
  };

  channel?.addEventListener('message', (event: Event & { readonly data?: unknown }) => {
    const theirs = (event.data as Broadcast).token;
    if (isHinted() && isFresh(theirs)) become('signed-in', theirs);
  });
  // The storage event fires in the other tabs only: they follow a sign-in and a sign-out.
  (globalThis as StorageEvents).addEventListener?.('storage', (event) => {
    if (event.key !== HINT && event.key !== null) return;
    if (!isHinted()) become('signed-out', null);
    else if (status !== 'signed-in') refresh(token).catch(() => undefined);
  });

  function keep(next: string) {
    endedBecause = null;
    kept.write(HINT, claims(next).role ?? '1');
    become('signed-in', next);
  }

  async function requestRefresh(): Promise<string> {
    const ask = () =>
      send('/api/users/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...cookieMode },
        body: '{}',
        signal: AbortSignal.timeout(15_000),
      });
    const response = await (takeEarlyRefresh()?.catch(ask) ?? ask());
    if (response.status === 401 || response.status === 403) {
      endedBecause = await reasonOf(response);
      kept.remove(HINT);
      become('expired', null);
      throw new SessionExpiredError();
    }
    if (!response.ok) throw new Error(`the token refresh was answered ${response.status}`); // the session may still be valid: keep it
    const { token: next } = (await response.json()) as { token: string };
    keep(next);
    announce(next);
    return next;
  }

  /** @param stale the expired or refused token; if another tab has brought a new one meanwhile, that one is used */
  function refresh(stale: string | null): Promise<string> {
    refreshing ??= withLock(async () => {
      if (token !== stale && isFresh(token)) return token;
      if (!isHinted()) throw new SessionExpiredError();
      return requestRefresh();
    }).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /** A valid token for a request; null for an anonymous visitor. */
  async function accessToken(): Promise<string | null> {
    if (isFresh(token)) return token;
    if (token === null && !isHinted()) return null;
    return refresh(token);
  }

  return {
    get status() {
      return status;
    },
    /** The signed-in user's id; null for nobody, undefined while it is not known. */
    get userId(): string | null | undefined {
      return claims(token).sub ?? (isHinted() ? undefined : null);
    },
    /** The last role that was signed in here; null for nobody. */
    get expectedRole(): string | null {
      return kept.read(HINT);
    },
    /** Why the session ended early, in the server's words: a ban, a new password, ended elsewhere. */
    get endedBecause() {
      return endedBecause;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when it is known whether somebody is signed in; without a network, to false. */
    async ready(): Promise<boolean> {
      await accessToken().catch(() => null);
      return status === 'signed-in';
    },
    signIn(next: string) {
      keep(next);
      announce(next);
    },
    /** Ends the session, and tells the server. Errors of that call are ignored (specification §7). */
    async signOut() {
      const last = await accessToken().catch(() => null);
      kept.remove(HINT);
      become('signed-out', null);
      if (last === null) return;
      const headers = { authorization: `Bearer ${last}`, ...cookieMode };
      await send('/api/users/sign-out', { method: 'POST', headers }).catch(() => undefined);
    },
    /** The server has ended the session because its user is gone. */
    ended() {
      kept.remove(HINT);
      become('signed-out', null);
    },
    /** The user has read the notice of an expired session. */
    acknowledge() {
      if (status === 'expired') become('signed-out', null);
    },
    /** `fetch` with the session: refreshes before it would use an expired token, and once after a token was refused. */
    async fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
      const used = await accessToken();
      const attempt = (bearer: string | null) => {
        const headers = new Headers(init.headers);
        if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
        return send(input, { ...init, headers });
      };
      const response = await attempt(used);
      if (response.status !== 401 || used === null) return response;
      await response.body?.cancel();
      return attempt(await refresh(used));
    },
    close: () => channel?.close(),
  };
}

export type Session = ReturnType<typeof createSession>;

/** The refresh that the document began before its scripts were loaded (web-storefront/index.html); used once. */
function takeEarlyRefresh(): Promise<Response> | undefined {
  const early = globalThis as { earlyRefresh?: Promise<Response> };
  const answer = early.earlyRefresh;
  delete early.earlyRefresh;
  return answer;
}

/** The server's reason why the session has ended; null if it has only expired. */
async function reasonOf(response: Response): Promise<string | null> {
  const problem = (await response.json().catch(() => null)) as {
    readonly code?: string;
    readonly detail?: string;
  } | null;
  return problem?.code === 'identity.session_expired' ? null : (problem?.detail ?? null);
}

/** Locks exist in secure contexts only; elsewhere each tab refreshes for itself. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as { locks?: Locks } | undefined)?.locks;
  return locks ? locks.request(LOCK, work) : work();
}
type Locks = { request<T>(name: string, work: () => Promise<T>): Promise<T> };
