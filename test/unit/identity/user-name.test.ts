import { beforeEach, describe, expect, test } from '@jest/globals';
import { identityFixture } from '#test/support/identity-fixture.ts';
import { person } from '#test/support/people.ts';

const refused = (code: string) => expect.objectContaining({ code });

let at: ReturnType<typeof identityFixture>;
beforeEach(() => {
  at = identityFixture();
});
const known = async (given: Parameters<typeof person>[0] = {}) => {
  const user = person(given);
  await at.users.add(user);
  return user;
};

describe('a user name', () => {
  test('is changed by its customer, and the log-in works with the new one at once', async () => {
    const user = await known({ username: 'ayseyil' });
    await at.changeProfile(user.id, { username: 'Ayse27' });
    expect(await at.users.findByLogin('AYSE27')).toMatchObject({ id: user.id, username: 'Ayse27' });
    expect(await at.users.findByLogin('ayseyil')).toBeUndefined();
  });

  test('that was changed is told to its owner by mail, and only then', async () => {
    const user = await known({ username: 'ayseyil' });
    await at.changeProfile(user.id, { username: 'ayseyil', firstName: 'Ege' });
    expect(at.mails.queued).toEqual([]);
    await at.changeProfile(user.id, { username: 'Ayse27' });
    expect(at.mails.queued).toMatchObject([
      { to: user.email, template: 'username-changed', params: { firstName: 'Ege', username: 'Ayse27' } },
    ]);
  });

  test('that somebody has in another spelling is refused', async () => {
    const user = await known();
    await known({ username: 'ilkışık' });
    await expect(at.changeProfile(user.id, { username: 'İLKIŞIK' })).rejects.toEqual(
      refused('identity.username_taken'),
    );
  });

  test('is changed every 30 days, and the refusal says in how many days it can be again', async () => {
    const user = await known();
    await at.changeProfile(user.id, { username: 'birinci' });
    at.clock.advance({ days: 1 });
    await expect(at.changeProfile(user.id, { username: 'ikinci' })).rejects.toMatchObject({
      code: 'identity.username_just_changed',
      params: { days: 29 },
    });
    await at.changeProfile(user.id, { username: 'birinci', firstName: 'Ege' });
    at.clock.advance({ days: 29 });
    await at.changeProfile(user.id, { username: 'ikinci' });
    expect(await at.users.find(user.id)).toMatchObject({ username: 'ikinci', firstName: 'Ege' });
  });

  test.each(['booster', 'staff', 'admin'] as const)('of a %s stays as it is', async (role) => {
    const user = await known({ role });
    const changed = at.changeProfile(user.id, { username: 'yeniad' });
    await expect(changed).rejects.toEqual(refused('identity.username_by_support'));
    await at.changeProfile(user.id, { username: user.username });
  });
});
