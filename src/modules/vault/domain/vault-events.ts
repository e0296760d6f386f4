import type { Device } from './device.ts';

/** Events of this module. `application/projections.ts` decides who is notified of each. */
export interface VaultEvent {
  readonly kind: 'device-registered' | 'device-confirmed' | 'device-removed' | 'login-requested';
  /** For `login-requested`, the device that the log-in is requested for. */
  readonly device: Device;
}
