import { type HookEventType, hookScopeOf } from '#kernel/hooks.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { PauseCause, Scope } from '#kernel/vocabulary.ts';
import { arrived, type Delivery, type Outcome, triedForMs } from './delivery.ts';

/** An address at which a program of a staff member is told of events: only of those that this person may read. */
export interface Webhook {
  readonly id: string;
  readonly ownerId: string;
  readonly url: string;
  readonly events: readonly HookEventType[];
  readonly secret: SigningSecret;
  /** Since when no delivery has been accepted; null where the last one was. */
  readonly failingSince: Date | null;
  /** Nothing is sent before this time, because the receiver asked for that. It may have passed. */
  readonly heldUntil: Date | null;
  /** Waiting deliveries get all their tries again before anything else is sent. */
  readonly renewing: boolean;
  readonly paused: { readonly at: Date; readonly cause: PauseCause; readonly by: string | null } | null;
  readonly createdAt: Date;
}

/** Ids of signing secrets in the vault: the present one, and the previous one while it still signs. */
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
 * Only the owner, with every scope that the webhook's events need, may change it: whoever changes the address can read
 * those events. Scopes that the owner has lost don't count, because those events are withheld anyway.
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

/** Waiting deliveries are sent, with all their tries. */
export const resumed = (webhook: Webhook): Webhook => {
  if (!webhook.paused) throw new DomainError('integration.webhook_active');
  return { ...woken(webhook), paused: null, failingSince: null, renewing: true };
};

/** Keeps a longer wait asked for before: several tries run at the same time. */
export const heldBack = (webhook: Webhook, until: Date): Webhook =>
  webhook.heldUntil && webhook.heldUntil >= until ? webhook : { ...webhook, heldUntil: until };

export const restsAt = ({ heldUntil }: Webhook, now: Date): boolean => heldUntil !== null && heldUntil > now;

/** For a delivery that a person sends: it does not wait for the receiver's Retry-After. */
export const woken = (webhook: Webhook): Webhook => ({ ...webhook, heldUntil: null });

/** With another address: neither the failures nor the Retry-After of the old one count for it. */
export const ledTo = (webhook: Webhook, url: string): Webhook => ({
  ...woken(webhook),
  url,
  failingSince: null,
  renewing: true,
});

const hour = 3600_000;

/**
 * A new secret. The old one signs too during the overlap, so that the receiver can change over without losing anything.
 * A third secret is refused meanwhile, because it would end the one that the receiver may still use; without an overlap
 * it is allowed, because both may have leaked.
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
 * The webhook after a try. It is paused as failing when a delivery is given up and no other has been accepted for as
 * long as that one was tried. A single failure is not enough, however long ago the last delivery was.
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
