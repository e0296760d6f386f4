/** How far PostgreSQL's write-ahead log is, as it writes it itself: `0/16B3748`. */
const written = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Beyond any log: no replica has come so far. */
export const beyondAll = 'FFFFFFFF/FFFFFFFF';

/**
 * Whose log it is: the system, and its timeline, which a failover begins anew. A standby goes over to a new one by itself; it says
 * so by what it receives (to roles that may know), and by its control file at its next restartpoint at the latest.
 */
export const historyOn = {
  primary: `(select system_identifier from pg_control_system()) || '/' ||
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int`,
  standby: `(select system_identifier from pg_control_system()) || '/' || greatest(
    (select received_tli from pg_stat_wal_receiver),
    (select min_recovery_end_timeline from pg_control_recovery()),
    (select timeline_id from pg_control_checkpoint()))`,
} as const;

/** As a number that can be compared; undefined for what is no position. */
export const positionOf = (text: string): bigint | undefined => {
  const [, high, low] = written.exec(text) ?? [];
  return high === undefined || low === undefined ? undefined : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};
