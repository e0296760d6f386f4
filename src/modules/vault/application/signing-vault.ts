import { signingSecret } from '../domain/secret.ts';
import type { Needs } from './needs.ts';

/** The signing secrets of webhooks. Changes must run in the caller's transaction. */
export const signingVault = ({ secrets, safe }: Needs<'secrets' | 'safe'>) => ({
  keep: async (webhookId: string, secretId: string, secret: string): Promise<void> => {
    const name = signingSecret(webhookId, secretId);
    await secrets.put(name, safe.seal(secret, name));
  },
  /** The secrets in the order of `secretIds`; erased ones are left out. */
  reveal: async (webhookId: string, secretIds: readonly string[]): Promise<readonly string[]> => {
    const found = await secrets.findAll(secretIds.map((id) => signingSecret(webhookId, id)));
    return found.map(({ name, sealed }) => safe.open(sealed, name));
  },
  erase: async (webhookId: string, secretId: string): Promise<void> => {
    await secrets.erase(signingSecret(webhookId, secretId));
  },
});
export type SigningVault = ReturnType<typeof signingVault>;
