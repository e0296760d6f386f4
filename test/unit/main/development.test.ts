import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { developmentSettings } from '#main/development.ts';
import { loadEnv } from '#main/env.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DATABASE_URL = 'postgres://localhost/basamak';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  writeFileSync(join(folder, '.env.example'), readFileSync(join(ROOT, '.env.example')));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('.env.example is enough for development, and the ports of the services follow from PORT', () => {
  expect(loadEnv({ ...developmentSettings({}, folder), DATABASE_URL })).toMatchObject({
    production: false,
    port: 3000,
    publicUrl: 'http://localhost:3000',
    smtpUrl: 'smtp://127.0.0.1:3003',
    paytr: { baseUrl: 'http://localhost:3001', merchantId: '100200', testMode: true },
  });
  expect(developmentSettings({ PORT: '4000' }, folder)).toMatchObject({
    PUBLIC_URL: 'http://localhost:4000',
    PAYTR_BASE_URL: 'http://localhost:4001',
    MAIL_PAGE_PORT: '4002',
    SMTP_URL: 'smtp://127.0.0.1:4003',
  });
});

test('a malformed header for traces is refused by its setting’s name, without its value', () => {
  const settings = (headers: string) => ({
    ...developmentSettings({}, folder),
    DATABASE_URL,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
    OTEL_EXPORTER_OTLP_HEADERS: headers,
  });
  expect(loadEnv(settings('a=%25b')).tracing?.headers).toEqual({ a: '%b' });
  expect(() => loadEnv(settings('a=gizli%'))).toThrow(/^OTEL_EXPORTER_OTLP_HEADERS çözülemedi: (?!.*gizli)/);
});

test('the environment overrides .env, and .env overrides .env.example', () => {
  writeFileSync(join(folder, '.env'), 'PORT=3100\nMAIL_FROM=dotenv@basamak.test\n');
  expect(developmentSettings({ PORT: '3200' }, folder)).toMatchObject({
    PORT: '3200',
    MAIL_FROM: 'dotenv@basamak.test',
    SMTP_PORT: '3203',
  });
});

test('production refuses the development values of .env.example by their settings’ names', () => {
  const settings = { ...developmentSettings({}, folder), DATABASE_URL, NODE_ENV: 'production' };
  for (const setting of [
    'PUBLIC_URL',
    'JWT_KEYS',
    'TOKEN_SECRET',
    'EMAIL_HMAC_SECRET',
    'VAULT_KEYS',
    'PAYTR_MERCHANT_KEY',
    'PAYTR_BASE_URL',
    'PAYTR_TEST_MODE',
    'PICTURES_DIR',
  ]) {
    expect(() => loadEnv(settings)).toThrow(setting);
  }
});

test('.env.example documents every setting that is read', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const read = readFileSync(join(ROOT, 'src/main/env.ts'), 'utf8').matchAll(
    /^ {2}([A-Z][A-Z_]+): z|^ {2}([A-Z][A-Z_]+): \w+,$/gm,
  );
  const names = [...read].map(([, schema, named]) => schema ?? named ?? '').filter((name) => name !== 'NODE_ENV');
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(example).toMatch(new RegExp(`^(# )?${name}=`, 'm'));
});
