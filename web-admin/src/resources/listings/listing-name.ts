import type { AdminListing } from '../../lib/records.ts';

/** `TR · 30. seviye`: what tells one kind of account from another. */
export const listingName = ({ server, level }: Pick<AdminListing, 'server' | 'level'>): string =>
  `${server.toUpperCase()} · ${level}. seviye`;
