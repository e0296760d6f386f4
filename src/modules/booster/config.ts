import type { ApplicationLimits } from './application/receive-application.ts';

export interface BoosterConfig extends ApplicationLimits {
  /** The public address of Basamak, for links in mails. */
  readonly publicUrl: string;
  /** The secret that signs links in mails. */
  readonly tokenSecret: string;
}

const hour = 3600;

/** Rate limits are high outside production, because tests send many requests from one address (api.md). */
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
