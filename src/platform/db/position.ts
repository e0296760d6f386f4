/** A position in PostgreSQL's write-ahead log (LSN) as text: `0/16B3748`. */
const written = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Higher than any real position, so no replica counts as up to date. */
export const beyondAll = 'FFFFFFFF/FFFFFFFF';

/**
 * SQL for the identity of a log: the system identifier and the timeline. A failover begins a new timeline. A standby follows
 * to the new timeline by itself. Its WAL receiver shows the new timeline to roles that may read it; its control file shows the
 * timeline at the next restartpoint at the latest.
 */
export const historyOn = {
  primary: `(select system_identifier from pg_control_system()) || '/' ||
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int`,
  standby: `(select system_identifier from pg_control_system()) || '/' || greatest(
    (select received_tli from pg_stat_wal_receiver),
    (select min_recovery_end_timeline from pg_control_recovery()),
    (select timeline_id from pg_control_checkpoint()))`,
} as const;

/** The position as a comparable number; undefined if the text is no position. */
export const positionOf = (text: string): bigint | undefined => {
  const [, high, low] = written.exec(text) ?? [];
  return high === undefined || low === undefined ? undefined : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};
