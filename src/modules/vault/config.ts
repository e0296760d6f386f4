import type { DeviceLimitSettings } from './application/device-limits.ts';

export interface VaultConfig {
  /** The key of the devices' proofs is derived from this secret. */
  readonly tokenSecret: string;
  readonly deviceLimits: DeviceLimitSettings;
}

const hour = 3600;
const many = { attempts: 100_000, windowSeconds: 60 };

/** On a developer's machine the limits are high enough for tests (api.md). */
export const vaultConfig = ({
  production,
  tokenSecret,
}: {
  readonly production: boolean;
  readonly tokenSecret: string;
}): VaultConfig => ({
  tokenSecret,
  deviceLimits: production
    ? {
        registrations: { attempts: 10, windowSeconds: hour },
        loginRequests: { attempts: 20, windowSeconds: hour },
        // a device requests a challenge every five minutes; several devices may share an address
        challengesFromAddress: { attempts: 60, windowSeconds: 300 },
        openings: { attempts: 20, windowSeconds: hour },
      }
    : { registrations: many, loginRequests: many, challengesFromAddress: many, openings: many },
});
