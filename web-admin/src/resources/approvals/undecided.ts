import type { AdminApproval } from '../../lib/records.ts';

/** Until when it can be decided says something only of what nobody has. */
export const isUndecided = ({ state }: Pick<AdminApproval, 'state'>): boolean =>
  state === 'waiting' || state === 'expired';
