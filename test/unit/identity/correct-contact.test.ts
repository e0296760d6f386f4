import { beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { deleted } from '#modules/identity/domain/user.ts';
import { house } from '#test/support/identity-house.ts';
import { person } from '#test/support/people.ts';

const refused = (code: string) => expect.objectContaining({ code });

let at: ReturnType<typeof house>;
const admin = person({ role: 'admin' });
beforeEach(async () => {
  at = house();
  await at.users.add(admin);
});
const known = async (given: Parameters<typeof person>[0] = {}) => {
  const user = person(given);
  await at.users.add(user);
  return user;
};

describe('a telephone number', () => {
  const number = '+905331234542';

  test('is corrected at once and holds no payout; its owner hears of it by mail, without the whole number', async () => {
    const user = await known();
    const changes = user.accessChanges;
    expect(await at.changePhone.run(admin, user.id, number)).toMatchObject({ id: user.id, phone: number });
    expect(await at.users.find(user.id)).toMatchObject({ phone: number, accessChanges: changes, accessGivenAt: null });
    const { to, template, params } = at.mails.queued.at(-1) ?? {};
    expect({ to, template, params }).toEqual({
      to: user.email,
      template: 'phone-changed',
      params: { firstName: user.firstName, lastDigits: '42' },
    });
  });

  test('that stands there already, or is somebody else’s, is refused', async () => {
    const [user, other] = [await known(), await known()];
    await expect(at.changePhone.run(admin, user.id, user.phone)).rejects.toEqual(refused('identity.phone_unchanged'));
    await expect(at.changePhone.run(admin, user.id, other.phone)).rejects.toEqual(refused('identity.phone_taken'));
    expect(at.mails.queued).toEqual([]);
  });

  test('is not corrected of an admin by staff, of oneself, of who holds more, and of nobody', async () => {
    const clerk = await known({ role: 'staff', scopes: ['users:write'] });
    const keeper = await known({ role: 'staff', scopes: ['access:write'] });
    for (const userId of [admin.id, clerk.id, keeper.id])
      await expect(at.changePhone.run(clerk, userId, number)).rejects.toEqual(refused('identity.role_not_allowed'));
    const gone = await known();
    at.users.rows.set(gone.id, deleted(gone));
    for (const userId of [gone.id, v7()])
      await expect(at.changePhone.run(admin, userId, number)).rejects.toEqual(refused('identity.user_not_found'));
  });
});
