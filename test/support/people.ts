import { v7 } from 'uuid';
import type { User } from '#modules/identity/domain/user.ts';

let people = 0;

/** A user with an id, e-mail address, phone number and username of their own. */
export const person = (given: Partial<User> = {}): User => {
  const number = ++people;
  return {
    id: v7(),
    firstName: 'Deniz',
    lastName: 'Yıldız',
    email: `deniz${number}@basamak.test`,
    phone: `+90532${String(1_000_000 + number)}`,
    username: `deniz${number}`,
    usernameChangedAt: null,
    passwordHash: 'hash of kiraz-agaci',
    mustChangePassword: false,
    role: 'customer',
    scopes: [],
    status: 'active',
    banReason: null,
    emailVerified: false,
    mailFailure: null,
    mailFailedAt: null,
    marketingMail: false,
    mutedNotices: [],
    accessGivenAt: null,
    accessChanges: [],
    createdAt: new Date('2026-11-20T10:00:00.000Z'),
    lastSeenAt: null,
    ...given,
  };
};
