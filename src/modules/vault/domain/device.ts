import { DomainError } from '#kernel/refusal.ts';

/** The public JWK for which credentials are encrypted, on one of two curves. */
export type DeviceKey =
  | { readonly kty: 'OKP'; readonly crv: 'X25519'; readonly x: string }
  | { readonly kty: 'EC'; readonly crv: 'P-256'; readonly x: string; readonly y: string };

const deviceStates = ['waiting', 'confirmed', 'removed'] as const;
export type DeviceState = (typeof deviceStates)[number];

/** A booster's computer: the only place to which credentials are released (domain.md §1). */
export interface Device {
  readonly id: string;
  readonly boosterId: string;
  readonly name: string;
  /**
   * The hardware id as the computer reports it. Staff can compare it with the one in the booster's profile; no rule
   * depends on it.
   */
  readonly hwid: string;
  readonly publicKey: DeviceKey;
  /** RFC 7638 thumbprint of the public key; unique. */
  readonly thumbprint: string;
  readonly state: DeviceState;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly confirmedBy: string | null;
  readonly removedAt: Date | null;
}

/** Enough for a computer at home, a second one for travelling, and one that is being replaced. */
const devicesPerBooster = 3;

export type NewDevice = Pick<Device, 'id' | 'boosterId' | 'name' | 'hwid' | 'publicKey' | 'thumbprint' | 'createdAt'>;

/** @throws DomainError vault.device_limit_reached */
export const registered = (given: NewDevice, devicesOfBooster: number): Device => {
  if (devicesOfBooster >= devicesPerBooster)
    throw new DomainError('vault.device_limit_reached', { limit: devicesPerBooster });
  return { ...given, state: 'waiting', confirmedAt: null, confirmedBy: null, removedAt: null };
};

/**
 * Called when the booster has read out the key's fingerprint (the thumbprint in a readable form) and staff have found
 * it equal.
 */
export const confirmed = (device: Device, by: string, at: Date): Device => {
  if (device.state !== 'waiting') throw new DomainError('vault.device_not_waiting');
  return { ...device, state: 'confirmed', confirmedAt: at, confirmedBy: by };
};

/** A removed device stays removed, and its key is never accepted again. */
export const removed = (device: Device, at: Date): Device => {
  if (device.state === 'removed') throw new DomainError('vault.device_not_found');
  return { ...device, state: 'removed', removedAt: at };
};

export const assertConfirmed = ({ state }: Device): void => {
  if (state !== 'confirmed') throw new DomainError('vault.device_not_confirmed');
};
