/** Digits of the fingerprint that people compare: 128 bits, which nobody finds a second key for. */
const spokenDigits = 32;

/**
 * A key's SHA-256 thumbprint (RFC 7638, base64url) as two people read it to each other: hexadecimal, in groups of four.
 * @example fingerprintOf('NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs') // '3736 CBB1 787C BB50 9C77 EE8C 3705 C5E1'
 */
export const fingerprintOf = (thumbprint: string): string => {
  const bytes = atob(thumbprint.replaceAll('-', '+').replaceAll('_', '/'));
  const digits = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return (digits.slice(0, spokenDigits).toUpperCase().match(/.{4}/g) ?? []).join(' ');
};
