import { beforeEach, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { afterStep, begun } from '#modules/identity/domain/second-factor.ts';
import { productionLimits } from '#modules/identity/config.ts';
import { identityFixture } from '#test/support/identity-fixture.ts';
import { person } from '#test/support/people.ts';
import fc from '#test/support/property.ts';

const here = '203.0.113.7';
const password = 'kiraz-agaci';
const refused = (code: string) => expect.objectContaining({ code });

let at: ReturnType<typeof identityFixture>;
beforeEach(() => {
  at = identityFixture();
});
const shown = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.clock.now().getTime() });
const later = (seconds: number) => at.clock.advance({ seconds });

const careful = async (given: Parameters<typeof person>[0] = {}) => {
  const user = person(given);
  await at.users.add(user);
  const logIn = (otp?: string, address = here) => at.authenticate({ login: user.email, password, otp }, address);
  const { key } = await at.secondFactor.begin(user.id, password);
  const codes = await at.secondFactor.confirm(user.id, shown(key), 'the session that asks');
  later(30);
  return { user, key, codes, logIn };
};

describe('a log-in with a second factor', () => {
  test('asks for a code only after the right password, and only if the factor is confirmed', async () => {
    const user = person();
    await at.users.add(user);
    await at.secondFactor.begin(user.id, password);
    await expect(at.authenticate({ login: user.email, password }, here)).resolves.toBeDefined();
    const { logIn, user: owner } = await careful();
    await expect(logIn()).rejects.toEqual(refused('identity.otp_required'));
    await expect(logIn(' ')).rejects.toEqual(refused('identity.otp_required'));
    await expect(at.authenticate({ login: owner.email, password: 'elma-agaci' }, here)).rejects.toEqual(
      refused('identity.bad_credentials'),
    );
  });

  test('asks for a code if the factor is confirmed during the log-in', async () => {
    const user = person();
    await at.users.add(user);
    const { key } = await at.secondFactor.begin(user.id, password);
    const locked = at.factors.lock.bind(at.factors);
    // the confirmation holds the lock, and the log-in waits for it
    at.factors.lock = async (id) => {
      at.factors.lock = locked;
      await at.secondFactor.confirm(user.id, shown(key), 'the session that asks');
      return locked(id);
    };
    await expect(at.authenticate({ login: user.email, password }, here)).rejects.toEqual(
      refused('identity.otp_required'),
    );
  });

  test('accepts a code once, and no earlier code after it (promise 32)', async () => {
    const { key, logIn } = await careful();
    const earlier = shown(key);
    later(30);
    const code = shown(key);
    await expect(logIn(`${code.slice(0, 3)} ${code.slice(3)}`)).resolves.toBeDefined();
    for (const used of [code, earlier]) await expect(logIn(used)).rejects.toEqual(refused('identity.otp_incorrect'));
    later(30);
    await expect(logIn(shown(key))).resolves.toBeDefined();
  });

  test('accepts a code that is 30 seconds old, and refuses a code that is 60 seconds old', async () => {
    const { key, logIn } = await careful();
    later(300);
    const code = shown(key);
    later(60);
    await expect(logIn(code)).rejects.toEqual(refused('identity.otp_incorrect'));
    const next = shown(key);
    later(30);
    await expect(logIn(next)).resolves.toBeDefined();
  });

  test('accepts each recovery code once, in any case and with or without its dash', async () => {
    const { codes, logIn } = await careful();
    const [one = '', two = ''] = codes;
    expect(new Set(codes).size).toBe(10);
    await expect(logIn(one.toLowerCase())).resolves.toBeDefined();
    await expect(logIn(one)).rejects.toEqual(refused('identity.otp_incorrect'));
    await expect(logIn(two.replace('-', ''))).resolves.toBeDefined();
  });

  test('is refused after ten wrong guesses in 15 minutes, from any addresses', async () => {
    const { key, logIn } = await careful();
    for (let guess = 0; guess < productionLimits.secondFactor.attempts; guess++)
      await expect(logIn('000000', `198.51.100.${guess}`)).rejects.toEqual(refused('identity.otp_incorrect'));
    await expect(logIn(shown(key))).rejects.toEqual(refused('identity.too_many_attempts'));
    later(15 * 60);
    await expect(logIn(shown(key))).resolves.toBeDefined();
  });
});

describe('setting up a second factor', () => {
  test('needs the password and a right code, and can be begun again with another key', async () => {
    const user = person();
    await at.users.add(user);
    await expect(at.secondFactor.begin(user.id, 'elma-agaci')).rejects.toEqual(refused('identity.password_incorrect'));
    const first = await at.secondFactor.begin(user.id, password);
    const second = await at.secondFactor.begin(user.id, password);
    expect(second.uri).toContain(`issuer=Basamak`);
    await expect(at.secondFactor.confirm(user.id, shown(first.key), 's')).rejects.toEqual(
      refused('identity.otp_incorrect'),
    );
    await at.secondFactor.confirm(user.id, shown(second.key), 's');
    await expect(at.secondFactor.begin(user.id, password)).rejects.toEqual(refused('identity.second_factor_on'));
    expect(await at.secondFactor.state(user)).toEqual({ enabled: true, required: false, recoveryCodesLeft: 10 });
    expect(at.mails.queued.at(-1)).toMatchObject({ template: 'second-factor', to: user.email, params: { what: 'on' } });
  });

  test('ends the user’s other sessions', async () => {
    const user = person();
    await at.users.add(user);
    const other = await at.authenticate({ login: user.email, password }, here);
    const mine = await at.authenticate({ login: user.email, password }, here);
    const { sessionId } = await at.authentication.authenticate(`Bearer ${mine.token}`);
    const { key } = await at.secondFactor.begin(user.id, password);
    await at.secondFactor.confirm(user.id, shown(key), sessionId);
    await expect(at.authentication.authenticate(`Bearer ${mine.token}`)).resolves.toBeDefined();
    await expect(at.authentication.authenticate(`Bearer ${other.token}`)).rejects.toEqual(
      refused('identity.unauthenticated'),
    );
  });

  test('is required before other calls if the configuration demands it of the role', async () => {
    at = identityFixture(productionLimits, ['staff']);
    const user = person({ role: 'staff' });
    await at.users.add(user);
    const { token } = await at.authenticate({ login: user.email, password }, here);
    const call = (route: string) => at.authentication.authenticate(`Bearer ${token}`, route);
    await expect(call('GET /admin/orders')).rejects.toEqual(refused('identity.second_factor_required'));
    const { id, sessionId, role } = await call('POST /users/current/second-factor');
    const { key } = await at.secondFactor.begin(id, password);
    const [code = ''] = await at.secondFactor.confirm(id, shown(key), sessionId);
    await expect(call('GET /admin/orders')).resolves.toBeDefined();
    await expect(at.secondFactor.remove({ id, role }, password, code)).rejects.toEqual(
      refused('identity.second_factor_required'),
    );
  });
});

describe('ending a second factor', () => {
  test('needs the password and a code, and deletes the key', async () => {
    const { user, codes, logIn } = await careful();
    const [code = ''] = codes;
    await expect(at.secondFactor.remove(user, 'elma-agaci', code)).rejects.toEqual(
      refused('identity.password_incorrect'),
    );
    await expect(at.secondFactor.remove(user, password, '000000')).rejects.toEqual(refused('identity.otp_incorrect'));
    await at.secondFactor.remove(user, password, code);
    expect([at.factors.rows.size, at.factorKeys.keys.size]).toEqual([0, 0]);
    await expect(logIn()).resolves.toBeDefined();
    await expect(at.secondFactor.renewRecoveryCodes(user.id, '123456')).rejects.toEqual(
      refused('identity.second_factor_off'),
    );
  });

  test('can be done by staff for a user who lost app and codes: sessions end and a mail is sent', async () => {
    const { user, key, logIn } = await careful({ role: 'booster' });
    const { token } = await logIn(shown(key));
    const colleague = person({ role: 'staff', scopes: ['access:write'] });
    await at.secondFactor.reset(colleague, user.id);
    await expect(at.authentication.authenticate(`Bearer ${token}`)).rejects.toEqual(
      refused('identity.unauthenticated'),
    );
    expect(at.mails.queued.at(-1)).toMatchObject({ to: user.email, params: { what: 'reset' } });
    await expect(logIn()).resolves.toBeDefined();
    const admin = await careful({ role: 'admin' });
    await expect(at.secondFactor.reset(colleague, admin.user.id)).rejects.toEqual(refused('identity.role_not_allowed'));
  });

  test('happens when the account is deleted', async () => {
    const { user } = await careful();
    await at.deleteAccount(user.id, password);
    expect([at.factors.rows.size, at.factorKeys.keys.size]).toEqual([0, 0]);
  });

  test('is not needed to replace the recovery codes, and new recovery codes end the old ones', async () => {
    const { user, key, codes, logIn } = await careful();
    const [old = ''] = codes;
    const [fresh = ''] = await at.secondFactor.renewRecoveryCodes(user.id, shown(key));
    await expect(logIn(old)).rejects.toEqual(refused('identity.otp_incorrect'));
    await expect(logIn(fresh)).resolves.toBeDefined();
  });
});

test('a TOTP step is accepted only if it is later than every step that was accepted before', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (steps) => {
      let factor = begun('u');
      const taken = steps.filter((step) => {
        const after = afterStep(factor, step);
        factor = after ?? factor;
        return after !== undefined;
      });
      expect(taken).toEqual([...new Set(taken)].toSorted((a, b) => a - b));
    }),
  );
});
