import { type HookEventType, hookScopeOf } from '#kernel/hooks.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { PauseCause, Scope } from '#kernel/vocabulary.ts';
import { arrived, type Delivery, type Outcome, triedForMs } from './delivery.ts';

/**
 * An address to which events are sent for a staff member's program. Only events that this staff member may read are
 * sent.
 */
export interface Webhook {
  readonly id: string;
  readonly ownerId: string;
  readonly url: string;
  readonly events: readonly HookEventType[];
  readonly secret: SigningSecret;
  /** Since when no delivery has been accepted; null if the last one was accepted. */
  readonly failingSince: Date | null;
  /** Nothing is sent before this time, because the receiver asked for it. The time may already have passed. */
  readonly heldUntil: Date | null;
  /** Waiting deliveries get all their tries again before anything else is sent. */
  readonly renewing: boolean;
  readonly paused: { readonly at: Date; readonly cause: PauseCause; readonly by: string | null } | null;
  readonly createdAt: Date;
}

/** Ids of signing secrets in the vault: the present one, and the previous one, which signs until `until`. */
interface SigningSecret {
  readonly id: string;
  readonly previous: { readonly id: string; readonly until: Date } | null;
}

/** The caller with their scopes; for a program with a key, the key's scopes. */
export interface Asker {
  readonly id: string;
  readonly scopes: readonly Scope[];
}

/** The first missing scope that is needed to read these events. */
const missingFor = (events: readonly HookEventType[], held: readonly Scope[]): Scope | undefined =>
  events.map(hookScopeOf).find((scope) => !held.includes(scope));

/** @throws DomainError identity.scope_not_held */
export const assertMayRead = (asker: Asker, events: readonly HookEventType[]): void => {
  const scope = missingFor(events, asker.scopes);
  if (scope !== undefined) throw new DomainError('identity.scope_not_held', { scope });
};

/**
 * Only the owner may change the webhook, with every scope that its events need: whoever changes the address can read
 * those events. Scopes that the owner has lost are not needed, because their events are withheld anyway.
 * @throws DomainError integration.webhook_not_yours
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

/** The webhook after a pause: waiting deliveries are sent, with all their tries. */
export const resumed = (webhook: Webhook): Webhook => {
  if (!webhook.paused) throw new DomainError('integration.webhook_active');
  return { ...woken(webhook), paused: null, failingSince: null, renewing: true };
};

/** Keeps a longer wait that the receiver asked for before, because several tries run at the same time. */
export const heldBack = (webhook: Webhook, until: Date): Webhook =>
  webhook.heldUntil && webhook.heldUntil >= until ? webhook : { ...webhook, heldUntil: until };

export const restsAt = ({ heldUntil }: Webhook, now: Date): boolean => heldUntil !== null && heldUntil > now;

/** The webhook without the receiver's Retry-After, for example because staff send a delivery by hand. */
export const woken = (webhook: Webhook): Webhook => ({ ...webhook, heldUntil: null });

/**
 * The webhook with another address. Neither the failures nor the Retry-After of the old address count for the new one.
 */
export const ledTo = (webhook: Webhook, url: string): Webhook => ({
  ...woken(webhook),
  url,
  failingSince: null,
  renewing: true,
});

const hour = 3600_000;

/**
 * The webhook with a new secret. During the overlap the old secret signs, too, so that the receiver can change over
 * without losing events. A third secret is refused meanwhile, because it would end the old one, which the receiver may
 * still use. Without an overlap a third secret is allowed, because both may have leaked.
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
 * The webhook after a try. It is paused as failing if a delivery is given up and no delivery has been accepted for at
 * least the time over which one is tried. A single failure is not enough, however long ago the last delivery was.
 */
export const after = (webhook: Webhook, delivery: Pick<Delivery, 'state'>, outcome: Outcome): Webhook => {
  const { status, at } = outcome;
  if (arrived(outcome)) return { ...webhook, failingSince: null };
  const failing = { ...webhook, failingSince: webhook.failingSince ?? at };
  if (failing.paused) return failing;
  // the receiver says that it wants no more calls (RFC 9110, 15.5.11)
  if (status === 410) return paused(failing, 'gone', null, at);
  const dead = delivery.state === 'given-up' && at.getTime() - failing.failingSince.getTime() >= triedForMs;
  return dead ? paused(failing, 'failing', null, at) : failing;
};
