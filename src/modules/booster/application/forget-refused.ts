import { forgottenSince } from '../domain/application.ts';
import type { Needs } from './needs.ts';

/** Deletes applications that were refused long ago: data of people who did not become boosters is not kept. */
export const forgetRefused =
  ({ applications, clock }: Needs<'applications' | 'clock'>) =>
  (): Promise<void> =>
    applications.forgetRefused(forgottenSince(clock.now()));
export type ForgetRefused = ReturnType<typeof forgetRefused>;
