import type { AdminListing } from '../../lib/records.ts';

/** The name of a listing on screens: `TR · 30. seviye`. Two listings may have the same name. */
export const listingName = ({ server, level }: Pick<AdminListing, 'server' | 'level'>): string =>
  `${server.toUpperCase()} · ${level}. seviye`;
