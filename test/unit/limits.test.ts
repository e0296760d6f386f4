import { describe, expect, test } from '@jest/globals';
import { applicationLimits } from '#modules/booster/index.ts';
import { ticketConfig } from '#modules/ticket/index.ts';

const contactMail = 'iletisim@basamak.test';

describe('the limits of what anybody may send', () => {
  test('are strict in production', () => {
    expect(ticketConfig({ production: true, contactMail })).toEqual({
      limits: { newTickets: { attempts: 5, windowSeconds: 3600 } },
      contact: { mail: contactMail, fromAddress: { attempts: 20, windowSeconds: 3600 } },
    });
    expect(applicationLimits({ production: true })).toEqual({ fromAddress: { attempts: 5, windowSeconds: 3600 } });
  });

  test('bear the traffic of tests on a developer’s machine', () => {
    const { limits, contact } = ticketConfig({ production: false, contactMail });
    for (const { attempts } of [
      limits.newTickets,
      contact.fromAddress,
      applicationLimits({ production: false }).fromAddress,
    ])
      expect(attempts).toBeGreaterThanOrEqual(1000);
  });
});
