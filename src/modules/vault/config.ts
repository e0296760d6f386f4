import type { DeviceLimitSettings } from './application/device-limits.ts';

export interface VaultConfig {
  /** What the proofs of devices are derived from. */
  readonly tokenSecret: string;
  readonly deviceLimits: DeviceLimitSettings;
}

const hour = 3600;
const many = { attempts: 100_000, windowSeconds: 60 };

/** A developer's machine bears the traffic of tests (api.md). */
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
        // a device asks for one in five minutes; several may stand behind one address
        challengesFromAddress: { attempts: 60, windowSeconds: 300 },
        openings: { attempts: 20, windowSeconds: hour },
      }
    : { registrations: many, loginRequests: many, challengesFromAddress: many, openings: many },
});
