import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { loadEnv } from '#main/env.ts';

const secret = () => randomBytes(24).toString('hex');
/** All settings that production needs. */
const complete: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://basamak.example',
  DATABASE_URL: 'postgres://basamak@localhost/basamak',
  JWT_KEYS: `1:${secret()}`,
  TOKEN_SECRET: secret(),
  EMAIL_HMAC_SECRET: secret(),
  VAULT_KEYS: `1:${randomBytes(32).toString('base64')}`,
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'destek@basamak.example',
  CONTACT_MAIL: 'iletisim@basamak.example',
  PAYTR_BASE_URL: 'https://www.paytr.com',
  PAYTR_MERCHANT_ID: '1',
  PAYTR_MERCHANT_KEY: secret(),
  PAYTR_MERCHANT_SALT: secret(),
  PAYTR_TEST_MODE: '0',
  PICTURES_DIR: '/pictures',
};

test('production requires a second factor of staff and admins unless it is explicitly turned off', () => {
  expect(loadEnv(complete).secondFactorRequired).toEqual(['staff', 'admin']);
  expect(loadEnv({ ...complete, SECOND_FACTOR_REQUIRED: '' }).secondFactorRequired).toEqual(['staff', 'admin']);
  expect(loadEnv({ ...complete, SECOND_FACTOR_REQUIRED: 'none' }).secondFactorRequired).toEqual([]);
  expect(loadEnv({ ...complete, SECOND_FACTOR_REQUIRED: 'booster' }).secondFactorRequired).toEqual(['booster']);
  expect(() => loadEnv({ ...complete, SECOND_FACTOR_REQUIRED: 'none,admin' })).toThrow('SECOND_FACTOR_REQUIRED');
});

test('production without SMTP_URL is refused, except for a trial, which sends to the mail catcher', () => {
  const without = { ...complete, SMTP_URL: '' };
  expect(() => loadEnv(without)).toThrow('SMTP_URL');
  expect(loadEnv({ ...without, TRIAL: '1' }).smtpUrl).toBe('smtp://mail:1025');
});

test('production refuses a bucket over http, except for a trial', () => {
  const bucket = {
    ...complete,
    PICTURES_S3_ENDPOINT: 'http://s3.example',
    PICTURES_S3_BUCKET: 'b',
    PICTURES_S3_KEY: 'k',
    PICTURES_S3_SECRET: 's',
  };
  expect(() => loadEnv(bucket)).toThrow('PICTURES_S3_ENDPOINT');
  expect(() => loadEnv({ ...bucket, TRIAL: '1' })).not.toThrow();
  expect(() => loadEnv({ ...bucket, PICTURES_S3_ENDPOINT: 'https://s3.example' })).not.toThrow();
});

test('proxies are trusted by address, network or count, and any other value is refused', () => {
  const given = (TRUSTED_PROXIES: string) => loadEnv({ ...complete, TRUSTED_PROXIES }).trustedProxies;
  expect(given('10.0.3.7, 10.0.4.0/24,fd00::/8')).toEqual(['10.0.3.7', '10.0.4.0/24', 'fd00::/8']);
  expect(given('1')).toBe(1);
  for (const wrong of ['private', '10.0.0.0/33', '11', 'loopback'])
    expect(() => given(wrong)).toThrow('TRUSTED_PROXIES');
});
