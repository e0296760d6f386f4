import { forgottenSince } from '../domain/application.ts';
import type { Needs } from './needs.ts';

/** Forgets applications that were refused long ago: who did not become a booster is not kept in the books for it. */
export const forgetRefused =
  ({ applications, clock }: Needs<'applications' | 'clock'>) =>
  (): Promise<void> =>
    applications.forgetRefused(forgottenSince(clock.now()));
export type ForgetRefused = ReturnType<typeof forgetRefused>;
