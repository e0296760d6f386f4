import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { anonymous, type Session } from './clients.ts';
import { key } from './calls.ts';

/** A booster's computer in a test: its key pair and its calls to the API. */
export class Computer {
  readonly publicKey: { readonly kty: 'OKP'; readonly crv: 'X25519'; readonly x: string };
  readonly thumbprint: string;
  readonly #url: string;
  readonly #privateKey: CryptoKey;

  private constructor(url: string, privateKey: CryptoKey, x: string, thumbprint: string) {
    this.#url = url;
    this.#privateKey = privateKey;
    this.publicKey = { kty: 'OKP', crv: 'X25519', x };
    this.thumbprint = thumbprint;
  }

  /** @param url of the product, without `/api`. */
  static async at(url: string): Promise<Computer> {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'X25519' });
    const jwk = await exportJWK(publicKey);
    return new Computer(url, privateKey, jwk.x ?? '', await calculateJwkThumbprint(jwk));
  }

  get registration() {
    return { name: 'Deneme bilgisayarı', hwid: 'deneme-0001', publicKey: this.publicKey };
  }

  async register(booster: Session): Promise<string> {
    return (await booster.api.call('POST /booster/devices', { body: this.registration, ...key() })).id;
  }

  async confirmed(booster: Session, admin: Session): Promise<string> {
    const deviceId = await this.register(booster);
    await admin.api.call('POST /admin/confirm-device', { body: { deviceId }, ...key() });
    return deviceId;
  }

  async prove(): Promise<string> {
    const body = { thumbprint: this.thumbprint };
    const { sealed } = await anonymous(this.#url).call('POST /devices/challenge', { body });
    return (await this.read<{ proof: string }>(sealed)).proof;
  }

  /** @param at another process of the product. */
  async open(releaseId: string, at = this.#url): Promise<Record<string, string>> {
    const body = { proof: await this.prove(), releaseId };
    const { sealed } = await anonymous(at).call('POST /devices/release', { body });
    return this.read(sealed);
  }

  async read<T = Record<string, string>>(sealed: string): Promise<T> {
    const { plaintext } = await compactDecrypt(sealed, this.#privateKey);
    return JSON.parse(new TextDecoder().decode(plaintext)) as T;
  }
}
