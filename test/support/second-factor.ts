import { Secret, TOTP } from 'otpauth';
import { type NewCustomer, register } from './clients.ts';

/** What an authenticator app shows now, or so many steps of half a minute later. */
export const codeNow = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 });

export type Careful = NewCustomer & { readonly key: string; readonly codes: readonly string[] };

/** Registers somebody who turns the second factor on. @param url of an API process */
export async function withSecondFactor(url: string): Promise<Careful> {
  const customer = await register(url);
  const { key } = await customer.api.call('POST /users/current/second-factor', {
    body: { password: 'kiraz-agaci-42' },
  });
  const { recoveryCodes: codes } = await customer.api.call('PUT /users/current/second-factor', {
    body: { code: codeNow(key) },
  });
  return { ...customer, key, codes };
}
