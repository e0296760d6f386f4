import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { v7 } from 'uuid';
import { EnvelopeSafe } from '#modules/vault/adapters/crypto/envelope-safe.ts';
import { KeyRing } from '#modules/vault/adapters/crypto/key-ring.ts';
import { MikroGameAccounts } from '#modules/vault/adapters/persistence/mikro-game-accounts.ts';
import { SqlOrderAccounts } from '#modules/vault/adapters/persistence/sql-order-accounts.ts';
import { SqlSecrets } from '#modules/vault/adapters/persistence/sql-secrets.ts';
import { vaultRows } from '#modules/vault/adapters/persistence/vault.table.ts';
import { credentialVault } from '#modules/vault/application/credential-vault.ts';
import { orderVault } from '#modules/vault/application/order-vault.ts';
import { rewrapSecrets } from '#modules/vault/application/rewrap-secrets.ts';
import { saveGameAccount } from '#modules/vault/application/save-game-account.ts';
import { orderSecret } from '#modules/vault/domain/secret.ts';
import { Database } from '#platform/db/database.ts';
import { SystemClock, UuidV7 } from '#platform/system.ts';
import { dump } from '#test/support/dump.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const [first, second] = [1, 2].map((version) => `${version}:${randomBytes(32).toString('base64')}`);
const canaries = Array.from({ length: 100 }, (_, i) => ({
  customerId: v7(),
  orderId: v7(),
  credentials: { username: `kanarya-kullanici-${i}-${v7()}`, password: `kanarya-sifre-${i}-${v7()}` },
}));

let copy: TestDatabase;
let database: Database;
let pool: pg.Pool;

beforeAll(async () => {
  copy = await testDatabase();
  database = await Database.connect(copy.url, vaultRows, { max: 6 });
  pool = new pg.Pool({ connectionString: copy.url, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.close();
  await copy.drop();
});

const vaultOn = (keys: string) => {
  const secrets = new SqlSecrets(database);
  const safe = new EnvelopeSafe(KeyRing.parse(keys));
  const vault = credentialVault({ secrets, safe });
  const accounts = new MikroGameAccounts(database);
  return {
    secrets,
    safe,
    save: saveGameAccount({
      accounts,
      vault,
      work: unitOfWork({ transactions: database, clock: new SystemClock(), ids: new UuidV7() }),
    }),
    orders: orderVault({
      accounts,
      orderAccounts: new SqlOrderAccounts(database),
      vault,
      work: unitOfWork({ transactions: database, clock: new SystemClock() }),
    }),
    rewrap: rewrapSecrets({ secrets, safe, work: unitOfWork({ transactions: database }) }),
  };
};

test('no table holds any of 100 credentials as plain text; each order opens its own ones, also after a key rotation', async () => {
  const before = vaultOn(first!);
  for (const { customerId, orderId, credentials } of canaries) {
    const account = await before.save({
      ownerId: customerId,
      game: 'league',
      server: 'tr',
      inGameName: 'Koridor Faresi',
      credentials,
    });
    await before.orders.attach({ orderId, accountId: account.id, customerId });
  }
  const stored = await dump(copy.url);
  for (const { orderId, credentials } of canaries) {
    expect(stored).toContain(orderId);
    expect(stored).not.toContain(credentials.username);
    expect(stored).not.toContain(credentials.password);
  }

  const readAll = async ({ secrets, safe }: Pick<ReturnType<typeof vaultOn>, 'secrets' | 'safe'>) => {
    for (const { orderId, customerId, credentials } of canaries) {
      const name = orderSecret({ orderId, ownerId: customerId });
      expect(JSON.parse(safe.open((await secrets.find(name))!, name))).toEqual(credentials);
    }
  };
  // two instances rotate at once while a third one reads
  const after = vaultOn(`${first},${second}`);
  const [, one, other] = await Promise.all([readAll(after), after.rewrap(), after.rewrap()]);
  expect(one + other).toBe(200);
  await readAll(vaultOn(second!));

  // a secret that was moved to another row opens for neither of the two
  const [mine, theirs] = canaries;
  await pool.query(
    `update vault_secret a set wrapped_key = b.wrapped_key, ciphertext = b.ciphertext
     from vault_secret b where a.subject_id = $1 and b.subject_id = $2`,
    [mine!.orderId, theirs!.orderId],
  );
  const swapped = orderSecret({ orderId: mine!.orderId, ownerId: mine!.customerId });
  const moved = await after.secrets.find(swapped);
  expect(() => after.safe.open(moved!, swapped)).toThrow('cannot be decrypted');

  for (const { orderId } of canaries) expect(await after.orders.eraseForOrder(orderId)).toBe(true);
  const { rows } = await pool.query('select 1 from vault_secret');
  expect(rows).toEqual([]);
}, 30_000);
