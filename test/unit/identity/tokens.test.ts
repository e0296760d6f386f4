import { createHmac, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { v7 } from 'uuid';
import { ChainedRefreshTokens } from '#modules/identity/adapters/crypto/chained-refresh-tokens.ts';
import { JwtAccessTokens } from '#modules/identity/adapters/crypto/jwt-access-tokens.ts';
import { LinkTokens } from '#modules/identity/adapters/crypto/link-tokens.ts';
import { readAccessKeys } from '#modules/identity/config.ts';

const secret = 'n'.repeat(40);
const older = 'o'.repeat(40);
const accessTokens = new JwtAccessTokens({ accessKeys: readAccessKeys(`1:${older},2:${secret}`) });
const now = new Date('2026-11-20T12:00:00.000Z');
const seconds = now.getTime() / 1000;
const later = (count: number) => new Date(now.getTime() + count * 1000);
const userId = v7();
const sessionId = v7();
const issued = accessTokens.issue({ userId, sessionId, role: 'customer' }, now);

const claims = { sub: userId, sid: sessionId, role: 'admin', iat: seconds, exp: seconds + 900 };
const options = { algorithm: 'HS256', keyid: '2', issuer: 'basamak', audience: 'basamak-api' } as const;
const signed = (change: object = {}, sign: object = {}, key: jwt.Secret = secret) => {
  const payload = Object.fromEntries(
    Object.entries({ ...claims, ...change }).filter(([, value]) => value !== undefined),
  );
  return jwt.sign(payload, key, { ...options, ...sign, noTimestamp: payload['iat'] === undefined });
};
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** A validly signed token with any header and payload. */
const assembled = (header: object, payload: object, key = secret) => {
  const body = `${encode(header)}.${encode(payload)}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
};
const [header = '', payload = '', signature = ''] = issued.split('.');
const full = { ...claims, iss: 'basamak', aud: 'basamak-api' };
const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

describe('access tokens', () => {
  test('are valid after 899 seconds and no longer after 901 seconds (promise 29)', () => {
    expect(accessTokens.read(issued, later(899))).toEqual({ userId, sessionId });
    expect(accessTokens.read(issued, later(901))).toBeUndefined();
  });

  test('are signed with the newest key and read with each key', () => {
    expect(jwt.decode(issued, { complete: true })?.header.kid).toBe('2');
    expect(accessTokens.read(signed({}, { keyid: '1' }, older), now)).toEqual({ userId, sessionId });
    expect(() => readAccessKeys('1:short')).toThrow('JWT_KEYS');
    expect(() => readAccessKeys(`1:${secret},1:${older}`)).toThrow('JWT_KEYS');
  });

  test('can be read with a key marked by +, but are not yet signed with it', () => {
    const soon = new JwtAccessTokens({ accessKeys: readAccessKeys(`1:${older},+2:${secret}`) });
    expect(jwt.decode(soon.issue({ userId, sessionId, role: 'customer' }, now), { complete: true })?.header.kid).toBe(
      '1',
    );
    expect(soon.read(issued, now)).toEqual({ userId, sessionId });
    expect(() => readAccessKeys(`+1:${secret}`)).toThrow('without a +');
  });

  test('are accepted without the changes of the forged tokens below', () => {
    expect(accessTokens.read(signed(), now)).toEqual({ userId, sessionId });
    expect(accessTokens.read(assembled({ alg: 'HS256', typ: 'JWT', kid: '2' }, full), now)).toBeDefined();
  });

  test.each<[string, string]>([
    ['an empty text', ''],
    ['one part', header],
    ['two parts', `${header}.${payload}`],
    ['no signature', `${header}.${payload}.`],
    ['four parts', `${issued}.${signature}`],
    ['the signature of another user’s token', `${header}.${payload}.${signed({ sub: v7() }).split('.')[2]}`],
    ['a changed payload', `${header}.${encode(full)}.${signature}`],
    ['a changed header', `${encode({ alg: 'HS256', typ: 'JWT', kid: '2', x: 1 })}.${payload}.${signature}`],
    ['alg none', `${encode({ alg: 'none', typ: 'JWT', kid: '2' })}.${encode(full)}.`],
    ['alg nOnE with a signature', assembled({ alg: 'nOnE', kid: '2' }, full)],
    ['alg HS512', signed({}, { algorithm: 'HS512' })],
    ['alg HS384', signed({}, { algorithm: 'HS384' })],
    ['alg RS256', signed({}, { algorithm: 'RS256' }, rsa.privateKey)],
    ['alg ES256 with an HMAC signature', assembled({ alg: 'ES256', kid: '2' }, full)],
    ['another secret', signed({}, {}, 'x'.repeat(40))],
    ['an empty secret', assembled({ alg: 'HS256', kid: '2' }, full, '')],
    ['signed with the newer key under the older key’s number', signed({}, { keyid: '1' })],
    ['an unknown key number', signed({}, { keyid: '3' })],
    ['a path as the key number', assembled({ alg: 'HS256', kid: '../../dev/null' }, full, '')],
    ['__proto__ as the key number', assembled({ alg: 'HS256', kid: '__proto__' }, full, '')],
    ['a list as the key number', assembled({ alg: 'HS256', kid: ['2'] }, full)],
    ['no key number', assembled({ alg: 'HS256' }, full)],
    ['a key inside the token', assembled({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' }, kid: 'x' }, full, 'x')],
    ['another issuer', signed({}, { issuer: 'basamak.test' })],
    ['another audience', signed({}, { audience: 'chat' })],
    ['no issuer', assembled({ alg: 'HS256', kid: '2' }, { ...full, iss: undefined })],
    ['no audience', assembled({ alg: 'HS256', kid: '2' }, { ...full, aud: undefined })],
    ['expired', signed({ iat: seconds - 1000, exp: seconds - 100 })],
    ['no expiry', signed({ exp: undefined })],
    ['an expiry that is not a number', assembled({ alg: 'HS256', kid: '2' }, { ...full, exp: '9999999999' })],
    ['a far expiry, issued long ago', signed({ iat: seconds - 901, exp: seconds + 9_999_999 })],
    ['no time of issue', signed({ iat: undefined })],
    ['not valid yet', signed({ nbf: seconds + 60 })],
    ['issued in the future', signed({ iat: seconds + 3600, exp: seconds + 4500 })],
    ['no user', signed({ sub: undefined })],
    ['a user that is not an id', signed({ sub: "' or 1=1" })],
    ['no session', signed({ sid: undefined })],
    ['a session that is not text', signed({ sid: { $ne: null } })],
    ['a payload that is not an object', jwt.sign('text', secret, { algorithm: 'HS256', keyid: '2' })],
    ['a payload that is not JSON', `${header}.${Buffer.from('{').toString('base64url')}.${signature}`],
  ])('are refused if forged: %s', (_, token) => {
    expect(accessTokens.read(token, now)).toBeUndefined();
  });
});

describe('refresh tokens', () => {
  const tokens = new ChainedRefreshTokens({ tokenSecret: secret });
  const token = tokens.mint(sessionId);

  test('contain their session, and have one successor', () => {
    expect(tokens.sessionOf(token)).toBe(sessionId);
    const successor = tokens.successorOf(token);
    expect(tokens.sessionOf(successor)).toBe(sessionId);
    expect(successor).not.toBe(token);
    expect(tokens.successorOf(token)).toBe(successor);
    expect(tokens.successorOf(successor)).not.toBe(token);
    expect(tokens.mint(sessionId)).not.toBe(token);
    expect(tokens.hashOf(token)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('that were not issued by this server belong to no session', () => {
    const bytes = Buffer.from(token, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      expect(tokens.sessionOf(flipped.toString('base64url'))).toBeUndefined();
    }
    for (const other of ['', 'x', `${token}=`, `${token}A`, token.slice(0, -1), ` ${token}`, issued, token.repeat(5)]) {
      expect(tokens.sessionOf(other)).toBeUndefined();
    }
    const elsewhere = new ChainedRefreshTokens({ tokenSecret: older });
    expect(elsewhere.sessionOf(token)).toBeUndefined();
  });
});

test('the token of a mailed link depends only on its id and the secret', () => {
  const [here, elsewhere] = [new LinkTokens({ tokenSecret: secret }), new LinkTokens({ tokenSecret: older })];
  expect(here.tokenFor(userId)).toBe(here.tokenFor(userId));
  expect(here.tokenFor(userId)).not.toBe(here.tokenFor(sessionId));
  expect(here.tokenFor(userId)).not.toBe(elsewhere.tokenFor(userId));
  expect(here.tokenFor(userId)).toHaveLength(43);
});
