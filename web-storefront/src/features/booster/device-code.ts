import type { RouteInputOf } from '#contract/client.ts';

export type NewDevice = RouteInputOf<'POST /booster/devices'>['body'];

/** The part of the panel's address in which a computer's link brings its code. */
export const CODE_PARAMETER = 'cihaz';

/** What a computer says of itself, as its link or its code has it; undefined where it is none. The API looks at the rest. */
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
