import { DomainError } from '#kernel/refusal.ts';

/**
 * A booster's request for the credentials of one order on one device. On this device, they can be opened once and
 * within a short time.
 */
export interface LoginRelease {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly boosterId: string;
  readonly deviceId: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly openedAt: Date | null;
}

const releaseStates = ['requested', 'opened', 'expired'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** Milliseconds in which a release can be opened: five minutes (domain.md §5). */
const opensWithin = 5 * 60_000;

export const requested = (
  given: Omit<LoginRelease, 'requestedAt' | 'expiresAt' | 'openedAt'>,
  at: Date,
): LoginRelease => ({ ...given, requestedAt: at, expiresAt: new Date(at.getTime() + opensWithin), openedAt: null });

export const stateOf = ({ openedAt, expiresAt }: LoginRelease, now: Date): ReleaseState => {
  if (openedAt) return 'opened';
  return expiresAt <= now ? 'expired' : 'requested';
};

/** @throws DomainError vault.release_opened, vault.release_expired */
export const opened = (release: LoginRelease, now: Date): LoginRelease => {
  const state = stateOf(release, now);
  if (state === 'opened') throw new DomainError('vault.release_opened');
  if (state === 'expired') throw new DomainError('vault.release_expired');
  return { ...release, openedAt: now };
};
