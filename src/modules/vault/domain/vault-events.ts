import type { Device } from './device.ts';

/** Events of this module. `application/projections.ts` decides who is notified of each. */
export interface VaultEvent {
  readonly kind: 'device-registered' | 'device-confirmed' | 'device-removed' | 'login-requested';
  /** In `login-requested`, the device for which the log-in is requested. */
  readonly device: Device;
}
