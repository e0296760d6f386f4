/** Hexadecimal digits that people compare: 128 bits, for which nobody finds a second key. */
const spokenDigits = 32;

/**
 * A key's SHA-256 thumbprint (RFC 7638, base64url) in the form that two people can compare aloud: hexadecimal, in groups of
 * four.
 * @example fingerprintOf('NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs') // '3736 CBB1 787C BB50 9C77 EE8C 3705 C5E1'
 */
export const fingerprintOf = (thumbprint: string): string => {
  const bytes = atob(thumbprint.replaceAll('-', '+').replaceAll('_', '/'));
  const digits = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return (digits.slice(0, spokenDigits).toUpperCase().match(/.{4}/g) ?? []).join(' ');
};
