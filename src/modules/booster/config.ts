import type { ApplicationLimits } from './application/receive-application.ts';

const hour = 3600;

/** How many applications one address may send; a developer's machine bears the traffic of tests (api.md). */
export const applicationLimits = ({ production }: { readonly production: boolean }): ApplicationLimits => ({
  fromAddress: production ? { attempts: 5, windowSeconds: hour } : { attempts: 100_000, windowSeconds: 60 },
});
