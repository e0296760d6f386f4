import { type HookEventType, hookScopeOf } from '#kernel/hooks.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { PauseCause, Scope } from '#kernel/vocabulary.ts';

/** Where a program of somebody of the house is told of what happens: of what this person may read, and of nothing else. */
export interface Webhook {
  readonly id: string;
  readonly ownerId: string;
  readonly url: string;
  readonly events: readonly HookEventType[];
  readonly secret: SigningSecret;
  /** Since when no delivery has arrived; null where the last one did. */
  readonly failingSince: Date | null;
  readonly paused: { readonly at: Date; readonly cause: PauseCause; readonly by: string | null } | null;
  readonly createdAt: Date;
}

/** Names of secrets that lie in the vault: the one that signs, and the one before it for as long as that signs too. */
export interface SigningSecret {
  readonly id: string;
  readonly previous: { readonly id: string; readonly until: Date } | null;
}

/** Who asks, with what they hold: a program with a key holds what its key was given. */
export interface Asker {
  readonly id: string;
  readonly scopes: readonly Scope[];
}

/** The first scope that reading of these events needs and that is not held. */
const missingFor = (events: readonly HookEventType[], held: readonly Scope[]): Scope | undefined =>
  events.map(hookScopeOf).find((scope) => !held.includes(scope));

/** @throws DomainError identity.scope_not_held */
export const assertMayRead = (asker: Asker, events: readonly HookEventType[]): void => {
  const scope = missingFor(events, asker.scopes);
  if (scope !== undefined) throw new DomainError('identity.scope_not_held', { scope });
};

/** Who leads it elsewhere reads what its owner may. @throws DomainError integration.webhook_not_yours */
export const assertOwn = (webhook: Webhook, asker: Asker): void => {
  if (webhook.ownerId !== asker.id || missingFor(webhook.events, asker.scopes) !== undefined)
    throw new DomainError('integration.webhook_not_yours');
};

/** @throws DomainError integration.webhook_paused */
export const assertActive = ({ paused }: Webhook): void => {
  if (paused) throw new DomainError('integration.webhook_paused');
};

export const paused = (webhook: Webhook, cause: PauseCause, by: string | null, at: Date): Webhook => {
  assertActive(webhook);
  return { ...webhook, paused: { at, cause, by } };
};

/** What waited meanwhile is sent, and has its time again. */
export const resumed = (webhook: Webhook): Webhook => {
  if (!webhook.paused) throw new DomainError('integration.webhook_active');
  return { ...webhook, paused: null, failingSince: null };
};

const hour = 3600_000;

/** A fresh secret; for a while both sign, so that the receiver can change over without losing anything. */
export const withSecret = (webhook: Webhook, id: string, at: Date, overlapHours: number): Webhook => ({
  ...webhook,
  secret: { id, previous: { id: webhook.secret.id, until: new Date(at.getTime() + overlapHours * hour) } },
});

/** The secrets that sign at this moment, the present one first. */
export const signingAt = ({ secret: { id, previous } }: Webhook, now: Date): readonly string[] =>
  previous && previous.until > now ? [id, previous.id] : [id];

/** As long as a delivery is tried: a receiver that has taken nothing all that time is dead. */
const patience = 24 * hour;

/** How a receiver stands after a try. */
export const after = (webhook: Webhook, arrived: boolean, status: number | null, at: Date): Webhook => {
  if (arrived) return { ...webhook, failingSince: null };
  const failing = { ...webhook, failingSince: webhook.failingSince ?? at };
  if (failing.paused) return failing;
  // the receiver's own word that nothing should be sent to it any more (RFC 9110, 15.5.11)
  if (status === 410) return paused(failing, 'gone', null, at);
  return at.getTime() - failing.failingSince.getTime() >= patience ? paused(failing, 'failing', null, at) : failing;
};
