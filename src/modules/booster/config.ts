import type { ApplicationLimits } from './application/receive-application.ts';

export interface BoosterConfig extends ApplicationLimits {
  /** Where browsers reach Basamak: links in mails. */
  readonly publicUrl: string;
  /** What the links of mails are derived from. */
  readonly tokenSecret: string;
}

const hour = 3600;

/** A developer's machine bears the traffic of tests (api.md). */
export const boosterConfig = ({
  production,
  publicUrl,
  tokenSecret,
}: {
  readonly production: boolean;
  readonly publicUrl: string;
  readonly tokenSecret: string;
}): BoosterConfig => ({
  fromAddress: production ? { attempts: 5, windowSeconds: hour } : { attempts: 100_000, windowSeconds: 60 },
  answersFromAddress: production ? { attempts: 30, windowSeconds: hour } : { attempts: 100_000, windowSeconds: 60 },
  publicUrl,
  tokenSecret,
});
