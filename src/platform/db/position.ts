/** How far PostgreSQL's write-ahead log is, as it writes it itself: `0/16B3748`. */
const written = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Beyond any log: no replica has come so far. */
export const beyondAll = 'FFFFFFFF/FFFFFFFF';

/** As a number that can be compared; undefined for what is no position. */
export const positionOf = (text: string): bigint | undefined => {
  const [, high, low] = written.exec(text) ?? [];
  return high === undefined || low === undefined ? undefined : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};
