import { Secret, TOTP } from 'otpauth';
import { type NewCustomer, register } from './clients.ts';

/** The code of an authenticator app now, or `later` steps of 30 seconds later. */
export const codeNow = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 });

export type Careful = NewCustomer & { readonly key: string; readonly codes: readonly string[] };

/** Registers a customer with a second factor. @param url of an API process */
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
