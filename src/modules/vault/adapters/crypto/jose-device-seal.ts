import { calculateJwkThumbprint, CompactEncrypt, importJWK } from 'jose';
import { DomainError } from '#kernel/refusal.ts';
import type { DeviceSeal } from '../../application/ports.ts';
import type { DeviceKey } from '../../domain/device.ts';

const algorithm = 'ECDH-ES';
const encryption = 'A256GCM';

/** JWE in the compact form. The header with the purpose is authenticated with the content. */
export class JoseDeviceSeal implements DeviceSeal {
  async thumbprintOf(key: DeviceKey): Promise<string> {
    try {
      await this.seal(key, 'challenge', {});
      return await calculateJwkThumbprint(key);
    } catch (cause) {
      throw Object.assign(new DomainError('vault.device_key_invalid'), { cause });
    }
  }

  async seal(key: DeviceKey, purpose: 'challenge' | 'release', content: object): Promise<string> {
    return new CompactEncrypt(Buffer.from(JSON.stringify(content)))
      .setProtectedHeader({ alg: algorithm, enc: encryption, typ: `basamak-${purpose}` })
      .encrypt(await importJWK(key, algorithm));
  }
}
