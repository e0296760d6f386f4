import { beforeEach, expect, test } from '@jest/globals';
import { type MailAddresses, mailAddresses } from '#modules/identity/application/mail-addresses.ts';
import { deleted } from '#modules/identity/domain/user.ts';
import { identityFixture } from '#test/support/identity-fixture.ts';
import { person } from '#test/support/people.ts';
import { NoTransactions } from '#test/support/fakes/kernel.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

let at: ReturnType<typeof identityFixture>;
let addresses: MailAddresses;
beforeEach(() => {
  at = identityFixture();
  addresses = mailAddresses({
    users: at.users,
    work: unitOfWork({ transactions: new NoTransactions(), clock: at.clock }),
  });
});
const known = async (given: Parameters<typeof person>[0] = {}) => {
  const user = person({ emailVerified: true, ...given });
  await at.users.add(user);
  return user;
};

test('an unreachable address is recorded with its user until staff clear it', async () => {
  const { id, email } = await known();
  expect(await addresses.stateOf(email)).toMatchObject({ reachable: true });
  await addresses.failed(email, 'refused');
  expect(await addresses.stateOf(email)).toMatchObject({ reachable: false });
  expect(await at.users.find(id)).toMatchObject({ mailFailure: 'refused', mailFailedAt: at.clock.now() });
  await addresses.clear(id);
  expect(await addresses.stateOf(email)).toMatchObject({ reachable: true });
  expect(await at.users.find(id)).toMatchObject({ mailFailure: null, mailFailedAt: null });
  await expect(addresses.clear('0199f000-0000-7000-8000-000000000000')).rejects.toMatchObject({
    code: 'identity.user_not_found',
  });
});

test('an address is proved if its account has verified it, and is not proved without an account', async () => {
  const [owner, newcomer] = [await known(), await known({ emailVerified: false })];
  expect(await addresses.stateOf(owner.email)).toEqual({ proved: true, reachable: true });
  expect(await addresses.stateOf(newcomer.email)).toEqual({ proved: false, reachable: true });
  expect(await addresses.stateOf('kimse@basamak.test')).toEqual({ proved: false, reachable: true });
});

test('the owner of a verified address can verify it again after mail has failed', async () => {
  const user = await known();
  await at.verifyEmail.ask(user.id);
  expect(at.jobs.sent).toEqual([]);
  await addresses.failed(user.email, 'given-up');
  await at.verifyEmail.ask(user.id);
  expect(at.jobs.sent).toHaveLength(1);
  const token = at.verificationTokens.sign(user.id, user.email, new Date(at.clock.now().getTime() + 1000));
  await at.verifyEmail.run(token);
  expect(await at.users.find(user.id)).toMatchObject({ emailVerified: true, mailFailure: null });
});

test('a mail failure is ignored if the address has no account, and is erased when its account is deleted', async () => {
  await addresses.failed('kimse@basamak.test', 'refused');
  expect(await addresses.stateOf('kimse@basamak.test')).toMatchObject({ reachable: true });
  const user = await known();
  await addresses.failed(user.email, 'refused');
  expect(deleted((await at.users.find(user.id))!)).toMatchObject({ mailFailure: null, mailFailedAt: null });
});
