import { type HookEventType, hookScopeOf } from '#kernel/hooks.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { PauseCause, Scope } from '#kernel/vocabulary.ts';
import { arrived, type Delivery, type Outcome, triedForMs } from './delivery.ts';

/** Where a program of somebody of the house is told of what happens: of what this person may read, and of nothing else. */
export interface Webhook {
  readonly id: string;
  readonly ownerId: string;
  readonly url: string;
  readonly events: readonly HookEventType[];
  readonly secret: SigningSecret;
  /** Since when no delivery has arrived; null where the last one did. */
  readonly failingSince: Date | null;
  /** It asked for nothing before that; may have passed. */
  readonly heldUntil: Date | null;
  /** What waits is put into the line anew before anything else is sent: it has its whole time again. */
  readonly renewing: boolean;
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

/**
 * Who leads it elsewhere reads what its owner may: a key that was given less does not. What the owner themselves may read no
 * more is withheld from the receiver, and keeps them from nothing. @throws DomainError integration.webhook_not_yours
 */
export const assertOwn = (webhook: Webhook, asker: Asker, owner: Pick<Asker, 'scopes'> | undefined): void => {
  const told = webhook.events.filter((type) => owner?.scopes.includes(hookScopeOf(type)));
  if (!owner || webhook.ownerId !== asker.id || missingFor(told, asker.scopes) !== undefined)
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
  return { ...woken(webhook), paused: null, failingSince: null, renewing: true };
};

/** What was asked for before and lasts longer counts on: several tries are under way at once. */
export const heldBack = (webhook: Webhook, until: Date): Webhook =>
  webhook.heldUntil && webhook.heldUntil >= until ? webhook : { ...webhook, heldUntil: until };

export const restsAt = ({ heldUntil }: Webhook, now: Date): boolean => heldUntil !== null && heldUntil > now;

/** A person sends something: what the receiver asked for does not keep them waiting. */
export const woken = (webhook: Webhook): Webhook => ({ ...webhook, heldUntil: null });

/** Another address: neither what the one before asked for nor its failures are the new one's. */
export const ledTo = (webhook: Webhook, url: string): Webhook => ({
  ...woken(webhook),
  url,
  failingSince: null,
  renewing: true,
});

const hour = 3600_000;

/**
 * A fresh secret; for a while both sign, so that the receiver can change over without losing anything. Meanwhile there is no
 * third one: it would end the one that the receiver may still know. Without an overlap there is: then both have leaked.
 * @throws DomainError integration.secrets_overlap
 */
export const withSecret = (webhook: Webhook, id: string, at: Date, overlapHours: number): Webhook => {
  const { previous } = webhook.secret;
  if (previous && previous.until > at && overlapHours > 0) throw new DomainError('integration.secrets_overlap');
  return {
    ...webhook,
    secret: { id, previous: { id: webhook.secret.id, until: new Date(at.getTime() + overlapHours * hour) } },
  };
};

/** The secrets that sign at this moment, the present one first. */
export const signingAt = ({ secret: { id, previous } }: Webhook, now: Date): readonly string[] =>
  previous && previous.until > now ? [id, previous.id] : [id];

/**
 * How a receiver stands after a try. It is dead when a delivery is given up and nothing else has arrived for as long as that
 * was tried: one failure says nothing, however long ago the last delivery was.
 */
export const after = (webhook: Webhook, delivery: Pick<Delivery, 'state'>, outcome: Outcome): Webhook => {
  const { status, at } = outcome;
  if (arrived(outcome)) return { ...webhook, failingSince: null };
  const failing = { ...webhook, failingSince: webhook.failingSince ?? at };
  if (failing.paused) return failing;
  // the receiver's own word that nothing should be sent to it any more (RFC 9110, 15.5.11)
  if (status === 410) return paused(failing, 'gone', null, at);
  const dead = delivery.state === 'given-up' && at.getTime() - failing.failingSince.getTime() >= triedForMs;
  return dead ? paused(failing, 'failing', null, at) : failing;
};
