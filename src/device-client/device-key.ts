import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { NewDevice } from '#contract/vault/device.ts';
import { hardwareId } from './computer.ts';

const algorithm = 'ECDH-ES';
const curve = 'X25519';
const others = 0o077;

interface Kept {
  readonly name: string;
  readonly hwid: string;
  readonly privateKey: JWK & { readonly x: string };
}

/** This computer's private key: made once, stored in a file that only its user can read, and never sent. */
export class DeviceKey {
  readonly #kept: Kept;
  readonly thumbprint: string;

  private constructor(kept: Kept, thumbprint: string) {
    this.#kept = kept;
    this.thumbprint = thumbprint;
  }

  static async in(file: string): Promise<DeviceKey> {
    const kept = (await read(file)) ?? (await make(file));
    return new DeviceKey(kept, await calculateJwkThumbprint(publicPart(kept)));
  }

  /** The data that the booster registers in the panel: the public key, the name and the computer’s id. */
  get registration(): NewDevice {
    const { name, hwid } = this.#kept;
    return { name, hwid, publicKey: publicPart(this.#kept) };
  }

  /**
   * @param purpose the required type of the message. Without this check a release could be opened as a challenge, and the
   * content of a challenge is sent back to the server
   */
  async open(sealed: string, purpose: 'challenge' | 'release'): Promise<unknown> {
    const key = await importJWK(this.#kept.privateKey, algorithm);
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: [algorithm],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    if (protectedHeader.typ !== `basamak-${purpose}`) throw new Error('Basamak beklenmeyen bir yanıt verdi.');
    return JSON.parse(new TextDecoder().decode(plaintext));
  }
}

const publicPart = ({ privateKey: { x } }: Kept) => ({ kty: 'OKP', crv: curve, x }) as const;

const read = async (file: string): Promise<Kept | undefined> => {
  const found = await stat(file).catch(() => undefined);
  if (!found) return undefined;
  if (process.platform !== 'win32' && (found.mode & others) !== 0)
    throw new Error(`Anahtar dosyasını başkaları da okuyabiliyor. Önce yalnız kendine aç: chmod 600 ${file}`);
  return JSON.parse(await readFile(file, 'utf8')) as Kept;
};

const make = async (file: string): Promise<Kept> => {
  const { privateKey } = await generateKeyPair(algorithm, { crv: curve, extractable: true });
  const { x = '', ...jwk } = await exportJWK(privateKey);
  const name = hostname().slice(0, 60).padEnd(2, '-');
  const kept: Kept = { name, hwid: await hardwareId(), privateKey: { ...jwk, x } };
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // never overwrite a key: messages sealed to it would be lost
  await writeFile(file, JSON.stringify(kept), { mode: 0o600, flag: 'wx' });
  return kept;
};
