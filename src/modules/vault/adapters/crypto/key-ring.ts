const keyBytes = 32;

/**
 * The keys that wrap data keys, by version. A key marked `+` only decrypts. Of the others, the highest version
 * encrypts. The mark is needed while the processes restart one by one: all of them have to know a new key before one of
 * them encrypts with it. The fields are private, so that no key is ever printed.
 */
export class KeyRing {
  readonly newestKey: number;
  readonly #keys: ReadonlyMap<number, Buffer>;

  private constructor(keys: ReadonlyMap<number, Buffer>, newestKey: number) {
    this.#keys = keys;
    this.newestKey = newestKey;
  }

  /**
   * Reads `VAULT_KEYS`: `version:base64 of 32 bytes` or `+version:…`, separated by commas. Error messages never contain
   * the text.
   */
  static parse(text: string): KeyRing {
    const keys = new Map<number, Buffer>();
    let newest = 0;
    for (const entry of text.split(',')) {
      const [, waits, version, base64] = /^\s*(\+?)([1-9]\d{0,8}):([A-Za-z0-9+/]{43}=)\s*$/.exec(entry) ?? [];
      if (version === undefined || base64 === undefined)
        throw new Error(`VAULT_KEYS: expected version:key, with a key of ${keyBytes} bytes in base64`);
      if (keys.has(Number(version))) throw new Error(`VAULT_KEYS: two keys have version ${version}`);
      keys.set(Number(version), Buffer.from(base64, 'base64'));
      if (waits === '') newest = Math.max(newest, Number(version));
    }
    if (newest === 0) throw new Error('VAULT_KEYS: one key must be without a +');
    return new KeyRing(keys, newest);
  }

  key(version: number): Buffer {
    const key = this.#keys.get(version);
    if (!key) throw new Error(`VAULT_KEYS has no version ${version}, but stored secrets are still wrapped with it`);
    return key;
  }
}
