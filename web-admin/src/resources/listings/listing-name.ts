import type { AdminListing } from '../../lib/records.ts';

/** `TR · 30. seviye`: server and level identify a listing. */
export const listingName = ({ server, level }: Pick<AdminListing, 'server' | 'level'>): string =>
  `${server.toUpperCase()} · ${level}. seviye`;
