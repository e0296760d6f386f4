import { createHash, createHmac } from 'node:crypto';

export const hmac = (key: Buffer, text: string | Buffer): Buffer => createHmac('sha256', key).update(text).digest();

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
