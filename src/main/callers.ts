import { identity } from '#modules/identity/index.ts';
import { integration, keyPrefix, type AdmitKey } from '#modules/integration/index.ts';
import { resolve, type Container } from '#platform/di.ts';
import type { ApiParts } from '#platform/http/api.ts';
import type { Caller } from '#platform/http/handler.ts';

const keyIn = (authorization: string | undefined): string | undefined => {
  const [, shown] = /^Bearer (\S{1,200})$/i.exec(authorization ?? '') ?? [];
  return shown?.startsWith(keyPrefix) ? shown : undefined;
};

interface Callers {
  readonly authenticate: ApiParts['authenticate'];
  /**
   * Checks the caller of a long-lived connection again. @throws identity.unauthenticated once the caller has no access any
   * more
   */
  readonly revalidate: (caller: Caller) => Promise<void>;
}

/**
 * Authenticates callers: a person by a session, or a program by an API key, which acts for its owner with the key's scopes at
 * most.
 */
export function callersOf(container: Container): Callers {
  const sessions = resolve(container, identity.authentication);
  const keys = resolve(container, integration.admit);
  return {
    authenticate: (authorization, route) => {
      const shown = keyIn(authorization);
      return shown === undefined ? sessions.authenticate(authorization, route) : byKey(keys, shown);
    },
    revalidate: (caller) => (caller.key ? keys.revalidate(caller.key.id, caller.scopes) : sessions.revalidate(caller)),
  };
}

/** A program's role is always staff, never admin: commands for admins only are reserved for people. */
const byKey = async (keys: AdmitKey, shown: string): Promise<Caller> => {
  const { key, owner, scopes, quota } = await keys.run(shown);
  return {
    id: owner.id,
    role: 'staff',
    scopes,
    sessionId: key.id,
    displayName: owner.displayName,
    mustSetSecondFactor: false,
    key: { id: key.id, name: key.name, quota },
  };
};
