import { createHash, randomBytes } from 'node:crypto';
import type { Seals } from '../../application/ports.ts';

export const sha256Seals: Seals = {
  digest: (text) => createHash('sha256').update(text).digest('hex'),
  salt: () => randomBytes(16).toString('base64url'),
};
