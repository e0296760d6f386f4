const keyBytes = 32;

/** The keys that wrap data keys, by version; the highest version is the newest. Never printed: the keys are private. */
export class KeyRing {
  readonly newestKey: number;
  readonly #keys: ReadonlyMap<number, Buffer>;

  private constructor(keys: ReadonlyMap<number, Buffer>) {
    this.#keys = keys;
    this.newestKey = Math.max(...keys.keys());
  }

  /** Reads `VAULT_KEYS`: `version:base64 of 32 bytes`, several separated by commas. Faults never repeat the text. */
  static parse(text: string): KeyRing {
    const keys = new Map<number, Buffer>();
    for (const entry of text.split(',')) {
      const [, version, base64] = /^\s*([1-9]\d{0,8}):([A-Za-z0-9+/]{43}=)\s*$/.exec(entry) ?? [];
      if (version === undefined || base64 === undefined)
        throw new Error(`VAULT_KEYS: every entry is version:base64 of ${keyBytes} bytes`);
      if (keys.has(Number(version))) throw new Error(`VAULT_KEYS: version ${version} stands there twice`);
      keys.set(Number(version), Buffer.from(base64, 'base64'));
    }
    return new KeyRing(keys);
  }

  key(version: number): Buffer {
    const key = this.#keys.get(version);
    if (!key) throw new Error(`VAULT_KEYS has no version ${version}, which still wraps secrets`);
    return key;
  }
}
