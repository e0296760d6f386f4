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
  /** For a connection that stays open: @throws identity.unauthenticated once the caller is not to be let in any more. */
  readonly revalidate: (caller: Caller) => Promise<void>;
}

/** Who calls: a person by their session, or a program by its key, in its owner's stead and with no more than the key's scopes. */
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

/** Never an admin, so that what only admins may do stays with people. */
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
