import { describe, expect, test } from '@jest/globals';
import { scopes } from '#kernel/vocabulary.ts';
import { assertMayGrant, assertMayManage, displayNameOf, heldScopes, unbanned } from '#modules/identity/domain/user.ts';
import { person } from '#test/support/people.ts';

const admin = person({ role: 'admin' });
const staff = person({ role: 'staff', scopes: ['users:write', 'orders:read'] });

const refusalOf = (attempt: () => void): string | undefined => {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the scopes of a user', () => {
  test('are all scopes for an admin, the granted scopes for staff, and none for others', () => {
    expect(heldScopes(admin)).toEqual(scopes);
    expect(heldScopes(staff)).toEqual(['users:write', 'orders:read']);
    expect(heldScopes(person({ role: 'customer', scopes: ['vault:read'] }))).toEqual([]);
  });
});

describe('the right to create an account:', () => {
  test.each([
    ['an admin may create an admin', admin, 'admin', [], undefined],
    ['an admin may create staff with any scope', admin, 'staff', ['vault:read', 'payouts:write'], undefined],
    ['staff may create staff with their own scopes', staff, 'staff', ['orders:read'], undefined],
    [
      'staff may not create staff with other scopes',
      staff,
      'staff',
      ['orders:read', 'orders:write'],
      'identity.scope_not_held',
    ],
    ['staff may not create an admin', staff, 'admin', [], 'identity.role_not_allowed'],
    ['staff may create a booster', staff, 'booster', [], undefined],
    ['nobody may create a customer with scopes', admin, 'customer', ['orders:read'], 'identity.role_not_allowed'],
  ] as const)('%s', (_, actor, role, granted, code) => {
    expect(refusalOf(() => assertMayGrant(actor, role, granted))).toBe(code);
  });
});

describe('the right to ban or to set a password:', () => {
  test.each([
    ['an admin has it over another admin', admin, person({ role: 'admin' }), true],
    ['an admin does not have it over themselves', admin, admin, false],
    ['staff have it over a customer', staff, person(), true],
    ['staff have it over a booster', staff, person({ role: 'booster' }), true],
    ['staff do not have it over an admin', staff, admin, false],
    [
      'staff have it over staff without further scopes',
      staff,
      person({ role: 'staff', scopes: ['orders:read'] }),
      true,
    ],
    [
      'staff do not have it over staff with further scopes',
      staff,
      person({ role: 'staff', scopes: ['vault:read'] }),
      false,
    ],
  ] as const)('%s', (_, actor, target, allowed) => {
    expect(refusalOf(() => assertMayManage(actor, target))).toBe(allowed ? undefined : 'identity.role_not_allowed');
  });
});

test('a display name is the first name and an initial', () => {
  expect(displayNameOf({ firstName: 'Ece', lastName: 'İnce' })).toBe('Ece İ.');
  expect(displayNameOf({ firstName: 'Ece', lastName: '𝒜ba' })).toBe('Ece 𝒜.');
});

test('lifting a ban activates a banned user and leaves a deleted one deleted', () => {
  expect(unbanned(person({ status: 'banned', banReason: 'Hile' }))).toMatchObject({
    status: 'active',
    banReason: null,
  });
  expect(unbanned(person({ status: 'deleted' })).status).toBe('deleted');
});
