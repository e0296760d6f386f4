import { Client } from 'pg';
import { LinkTokens } from '#modules/identity/adapters/crypto/link-tokens.ts';
import { key } from './calls.ts';
import { newPerson, type World } from './world.ts';

const reason = 'Deneme için';

/** Requests a change of the user's address and returns the token of its link without waiting for the mail. */
export const askedEmailChange = async ({ admin, product }: World, userId: string): Promise<string> => {
  await admin.api.call('POST /admin/change-email', { body: { userId, email: newPerson().email, reason }, ...key() });
  const client = new Client(product.database.url);
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from email_change where user_id = $1', [userId]);
  await client.end();
  return new LinkTokens(product.env).tokenFor(rows[0]?.id ?? '');
};

/** The token of the newest mail that asks to confirm a new address. */
export const emailChangeToken = async (world: World, address: string): Promise<string> => {
  const link = /eposta-degisikligi\?token=([\w-]+)/;
  return link.exec((await world.mailTo(address, link)).text)?.[1] ?? '';
};
