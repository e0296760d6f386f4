import { defineEntity, p } from '@mikro-orm/core';
import { time } from '#platform/db/columns.ts';
import { applicationStates, type BoosterTier } from '#kernel/vocabulary.ts';
import type { Line } from '../../domain/application.ts';
import type { Language, LeagueServer, ValorantServer, WildriftServer } from '../../domain/profile.ts';

export const BoosterProfileRow = defineEntity({
  name: 'BoosterProfileRow',
  tableName: 'booster_profile',
  properties: {
    id: p.uuid().primary(),
    simultaneousOrders: p.integer(),
    availableServices: p.array().columnType('text[]'),
    leagueRank: p.text().nullable(),
    valorantRank: p.text().nullable(),
    wildriftRank: p.text().nullable(),
    tftRank: p.text().nullable(),
    comfortableLeagueServers: p.array().columnType('text[]').$type<LeagueServer[]>(),
    comfortableWildriftServers: p.array().columnType('text[]').$type<WildriftServer[]>(),
    comfortableValorantServers: p.array().columnType('text[]').$type<ValorantServer[]>(),
    languages: p.array().columnType('text[]').$type<Language[]>(),
    country: p.text().nullable(),
    residency: p.text().nullable(),
    tier: p.integer().$type<BoosterTier>(),
    hwid: p.text().nullable(),
    takesOrders: p.boolean().default(true),
    weekGoal: p.integer().nullable(),
  },
  indexes: [{ name: 'booster_profile_tier_index', properties: ['tier', 'id'] }],
  checks: [
    { name: 'booster_profile_orders_check', expression: '"simultaneous_orders" >= 0' },
    { name: 'booster_profile_tier_check', expression: '"tier" >= 1 and "tier" <= 4' },
  ],
});

/** A line of an application's exchange, as stored in JSON. */
interface KeptLine extends Omit<Line, 'at'> {
  readonly at: string;
}

export const BoosterApplicationRow = defineEntity({
  name: 'BoosterApplicationRow',
  tableName: 'booster_application',
  properties: {
    id: p.uuid().primary(),
    state: p.enum(applicationStates),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    phone: p.text(),
    country: p.text(),
    residency: p.text(),
    languages: p.array().columnType('text[]').$type<Language[]>(),
    leagueRank: p.text().strictNullable(),
    valorantRank: p.text().strictNullable(),
    wildriftRank: p.text().strictNullable(),
    tftRank: p.text().strictNullable(),
    comfortableLeagueServers: p.array().columnType('text[]').$type<LeagueServer[]>(),
    comfortableWildriftServers: p.array().columnType('text[]').$type<WildriftServer[]>(),
    comfortableValorantServers: p.array().columnType('text[]').$type<ValorantServer[]>(),
    weeklyHours: p.integer(),
    links: p.array().columnType('text[]'),
    experience: p.text(),
    createdAt: time(),
    exchange: p.json<readonly KeptLine[]>().columnType('jsonb'),
    decidedBy: p.uuid().strictNullable(),
    decidedAt: time().strictNullable(),
    reason: p.text().strictNullable(),
    userId: p.uuid().strictNullable(),
  },
  indexes: [{ name: 'booster_application_created_index', properties: ['createdAt', 'id'] }],
  uniques: [
    { name: 'booster_application_open_unique', properties: ['email'], where: `"state" in ('waiting', 'asked')` },
  ],
});

export const boosterRows = [BoosterProfileRow, BoosterApplicationRow];
