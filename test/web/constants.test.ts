import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { SESSION_EXPIRED_MESSAGE } from '../../src/contract/browser/session.ts';
import * as constants from '../../web-storefront/src/config/constants.ts';

const sourceOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('config/constants.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

test('the client’s constants equal the specification’s (section 9), and each is used', () => {
  expect({ ...constants }).toEqual({
    SCROLL_DELAY_MS: 300,
    QUOTE_DEBOUNCE_MS: 1000,
    EXPIRY_MARGIN_MS: 500,
    MINIMUM_FETCH_DELAY_MS: 200,
    CHUNK_TIMEOUT_MS: 120_000,
    PREFETCH_IDLE_MS: 2000,
    LOCALE: 'tr',
    LOCALE_COOKIE_DAYS: 365,
    AUTH_PREFIX: 'auth.',
    COPYRIGHT_YEAR: 2021,
  });
  const sources = sourceOf('web-storefront/src') + sourceOf('src/contract/browser');
  const idle = Object.keys(constants).filter(
    (name) => [...sources.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length < 2,
  );
  expect(idle).toEqual([]);
});

test('the session’s texts equal the specification’s (sections 4 and 7)', () => {
  expect(SESSION_EXPIRED_MESSAGE).toBe('Both token and refresh token have expired. Your request was aborted.');
  expect(sourceOf('web-storefront/src/features/session')).toContain('User Data response does not contain field id');
});
