import type { Access, Route } from '#contract/route.ts';
import { DomainError } from '#kernel/refusal.ts';
import { holds } from '#kernel/vocabulary.ts';
import { withinDeadline } from '../../db/deadline.ts';
import { isForKeys } from '../declared.ts';
import type { Caller } from '../handler.ts';
import type { Step } from '../pipeline.ts';
import { sayQuota } from '../rate-limit-fields.ts';

interface Parts {
  /** @throws `identity.unauthenticated` unless the header has the access token of a live session, or a valid API key */
  readonly authenticate: (authorization: string | undefined, route: string) => Promise<Caller>;
}

/** Authenticates the caller and refuses callers without access, before the body is read (api.md). */
export const admission =
  (key: string, row: Route, { authenticate }: Parts): Step =>
  async (call, next) => {
    const { request, response } = call;
    const caller = await withinDeadline(() => authenticate(request.headers.authorization, key));
    if (caller.key) {
      sayQuota(caller.key.quota, response);
      if (!isForKeys(row)) throw new DomainError('integration.not_for_keys');
    }
    if (!mayCall(row.access, caller)) throw new DomainError('identity.forbidden');
    call.caller = caller;
    return next();
  };

export const mayCall = (access: Access, caller: Pick<Caller, 'role' | 'scopes'>): boolean => {
  switch (access.kind) {
    case 'anyone':
    case 'signed-in':
      return true;
    case 'roles':
      return access.roles.includes(caller.role);
    case 'staff':
      return holds(caller, access.scope);
  }
};
