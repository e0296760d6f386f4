import { EnvelopeSafe } from '../crypto/envelope-safe.ts';
import { KeyRing } from '../crypto/key-ring.ts';
import type { SecretPurpose } from '../../domain/secret.ts';

/** The part of a PostgreSQL client that is used here. */
interface Client {
  query<R>(text: string): Promise<{ readonly rows: readonly R[] }>;
}

interface Row {
  readonly secrets: string;
  readonly purpose: SecretPurpose;
  readonly subject_id: string;
  readonly owner_id: string;
  readonly key_version: number;
  readonly wrapped_key: Uint8Array;
}

interface WrappingKey {
  readonly version: number;
  /** Number of secrets whose data key is wrapped with this key. */
  readonly secrets: number;
  /**
   * Whether the ring's key of this version is the right one. To check this, the data key of one secret is unwrapped;
   * the secret itself is not decrypted.
   */
  readonly opens: boolean;
}

/** All keys that still wrap secrets, checked against a key ring. @param vaultKeys in the form of `VAULT_KEYS` */
export async function wrappingKeys(client: Client, vaultKeys: string): Promise<readonly WrappingKey[]> {
  const safe = new EnvelopeSafe(KeyRing.parse(vaultKeys));
  const { rows } = await client.query<Row>(
    `select counted.secrets, tried.*
     from (select key_version as version, count(*) as secrets from vault_secret group by 1) counted,
     lateral (select purpose, subject_id, owner_id, key_version, wrapped_key from vault_secret
              where key_version = counted.version limit 1) tried
     order by counted.version`,
  );
  return rows.map((row) => ({ version: row.key_version, secrets: Number(row.secrets), opens: opens(safe, row) }));
}

function opens(safe: EnvelopeSafe, row: Row): boolean {
  const name = { purpose: row.purpose, subjectId: row.subject_id, ownerId: row.owner_id };
  const sealed = { keyVersion: row.key_version, wrappedKey: row.wrapped_key, ciphertext: new Uint8Array() };
  try {
    safe.rewrap(sealed, name);
    return true;
  } catch {
    return false;
  }
}
