import type { AdminApproval } from '../../lib/records.ts';

/** Only an undecided request has a deadline to show. */
export const isUndecided = ({ state }: Pick<AdminApproval, 'state'>): boolean =>
  state === 'waiting' || state === 'expired';
