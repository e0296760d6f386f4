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
  test('are all for an admin, the granted ones for staff, and none for others', () => {
    expect(heldScopes(admin)).toEqual(scopes);
    expect(heldScopes(staff)).toEqual(['users:write', 'orders:read']);
    expect(heldScopes(person({ role: 'customer', scopes: ['vault:read'] }))).toEqual([]);
  });
});

describe('the right to create an account (by, of):', () => {
  test.each([
    ['an admin, an admin', admin, 'admin', [], undefined],
    ['an admin, staff with anything', admin, 'staff', ['vault:read', 'payouts:write'], undefined],
    ['staff, staff with what they hold', staff, 'staff', ['orders:read'], undefined],
    ['staff, staff with more', staff, 'staff', ['orders:read', 'orders:write'], 'identity.scope_not_held'],
    ['staff, an admin', staff, 'admin', [], 'identity.role_not_allowed'],
    ['staff, a booster', staff, 'booster', [], undefined],
    ['anybody, a customer with scopes', admin, 'customer', ['orders:read'], 'identity.role_not_allowed'],
  ] as const)('%s', (_, actor, role, granted, code) => {
    expect(refusalOf(() => assertMayGrant(actor, role, granted))).toBe(code);
  });
});

describe('the right to ban or to set a password (by, of):', () => {
  test.each([
    ['an admin, another admin', admin, person({ role: 'admin' }), true],
    ['an admin, themselves', admin, admin, false],
    ['staff, a customer', staff, person(), true],
    ['staff, a booster', staff, person({ role: 'booster' }), true],
    ['staff, an admin', staff, admin, false],
    ['staff, staff who hold no more', staff, person({ role: 'staff', scopes: ['orders:read'] }), true],
    ['staff, staff who hold more', staff, person({ role: 'staff', scopes: ['vault:read'] }), false],
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
