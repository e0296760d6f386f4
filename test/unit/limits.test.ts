import { describe, expect, test } from '@jest/globals';
import { boosterConfig } from '#modules/booster/index.ts';
import { ticketConfig } from '#modules/ticket/index.ts';
import { networkOf, plainAddress } from '#platform/http/rate-limits.ts';

const settings = { publicUrl: 'https://basamak.test', tokenSecret: 'sır'.repeat(20) };

describe('the limits of tickets, contact messages and applications', () => {
  test('are strict in production', () => {
    expect(ticketConfig({ production: true })).toEqual({
      limits: { newTickets: { attempts: 5, windowSeconds: 3600 } },
      contact: { fromAddress: { attempts: 20, windowSeconds: 3600 } },
    });
    expect(boosterConfig({ ...settings, production: true })).toEqual({
      ...settings,
      fromAddress: { attempts: 5, windowSeconds: 3600 },
      answersFromAddress: { attempts: 30, windowSeconds: 3600 },
    });
  });

  test('are high enough for tests on a developer’s machine', () => {
    const { limits, contact } = ticketConfig({ production: false });
    const { fromAddress, answersFromAddress } = boosterConfig({ ...settings, production: false });
    for (const { attempts } of [limits.newTickets, contact.fromAddress, fromAddress, answersFromAddress])
      expect(attempts).toBeGreaterThanOrEqual(1000);
  });
});

test.each([
  ['::ffff:85.34.78.112', '85.34.78.112'],
  ['::FFFF:127.0.0.1', '127.0.0.1'],
  ['2001:db8::5', '2001:db8::5'],
])('the address %s is stored and shown as %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});

test.each([
  ['::1', '::1'],
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:85.34.78.112', '85.34.78.112'],
  ['2001:db8:12:34:aa::5', '2001:db8:12:34'],
])('the address %s is limited as %s: IPv6 (except ::1) by its /64 network, IPv4 as it is', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
