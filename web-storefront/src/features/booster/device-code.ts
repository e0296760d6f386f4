import type { RouteInputOf } from '#contract/client.ts';

export type NewDevice = RouteInputOf<'POST /booster/devices'>['body'];

/** The query parameter with the code in the link that a computer makes. */
export const CODE_PARAMETER = 'cihaz';

/**
 * Reads a device's name, hardware id and public key from its link or code; undefined if one of them is missing. The API
 * validates the values.
 */
export function readDeviceCode(text: string): NewDevice | undefined {
  const code = text.includes('?') ? new URLSearchParams(text.slice(text.indexOf('?'))).get(CODE_PARAMETER) : text;
  try {
    const bytes = Uint8Array.from(atob((code ?? '').trim().replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const value = JSON.parse(new TextDecoder().decode(bytes)) as Partial<NewDevice> | null;
    const { name, hwid, publicKey } = value ?? {};
    return typeof name === 'string' && typeof hwid === 'string' && typeof publicKey === 'object'
      ? { name, hwid, publicKey }
      : undefined;
  } catch {
    return undefined;
  }
}
