import type { Device } from './device.ts';

/** What happens in this module that others are told of (`application/projections.ts`). */
export interface VaultEvent {
  readonly kind: 'device-registered' | 'device-confirmed' | 'device-removed' | 'login-requested';
  /** For which the log-in is requested, too. */
  readonly device: Device;
}
