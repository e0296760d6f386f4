import { defineEntity, p } from '@mikro-orm/core';
import { time } from '#platform/db/columns.ts';
import { playedGames } from '#kernel/vocabulary.ts';
import { foldedSql } from '#platform/db/search.ts';
import type { DeviceKey, DeviceState } from '../../domain/device.ts';
import { secretPurposes } from '../../domain/secret.ts';

export const GameAccountRow = defineEntity({
  name: 'GameAccountRow',
  tableName: 'game_account',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    game: p.enum(playedGames),
    server: p.text(),
    inGameName: p.text(),
    createdAt: time(),
  },
  indexes: [{ name: 'game_account_owner_index', properties: ['ownerId', 'createdAt'] }],
});

/** The searched form of the name in the game; the same expression as in the index. */
export const searchedName = foldedSql('"in_game_name"');

export const OrderAccountRow = defineEntity({
  name: 'OrderAccountRow',
  tableName: 'order_account',
  properties: {
    orderId: p.uuid().primary(),
    accountId: p.uuid(),
    ownerId: p.uuid(),
    game: p.enum(playedGames),
    server: p.text(),
    inGameName: p.text(),
    createdAt: time(),
    eraseAfter: time(),
    erasedAt: time().nullable(),
  },
  indexes: [
    { name: 'order_account_account_index', properties: ['accountId'], where: '"erased_at" is null' },
    { name: 'order_account_due_index', properties: ['eraseAfter'], where: '"erased_at" is null' },
    {
      name: 'order_account_name_index',
      expression: `create index "order_account_name_index" on "order_account" ((${searchedName}) text_pattern_ops)`,
    },
  ],
});

/** The only table of the vault with secrets, all of them encrypted. */
export const SecretRow = defineEntity({
  name: 'SecretRow',
  tableName: 'vault_secret',
  properties: {
    purpose: p.enum(secretPurposes).primary(),
    subjectId: p.uuid().primary(),
    ownerId: p.uuid(),
    keyVersion: p.integer(),
    wrappedKey: p.blob(),
    ciphertext: p.blob(),
  },
  indexes: [{ name: 'vault_secret_key_version_index', properties: ['keyVersion'] }],
});

/** Boosters' computers, with their public keys. */
export const DeviceRow = defineEntity({
  name: 'DeviceRow',
  tableName: 'booster_device',
  properties: {
    id: p.uuid().primary(),
    boosterId: p.uuid(),
    name: p.text(),
    hwid: p.text(),
    publicKey: p.json<DeviceKey>().columnType('jsonb'),
    thumbprint: p.text().unique(),
    state: p.text().$type<DeviceState>(),
    createdAt: time(),
    confirmedAt: time().strictNullable(),
    confirmedBy: p.uuid().strictNullable(),
    removedAt: time().strictNullable(),
  },
  indexes: [
    { name: 'booster_device_booster', properties: ['boosterId', 'createdAt', 'id'] },
    { name: 'booster_device_created', properties: ['createdAt', 'id'] },
  ],
});

/**
 * Requests for credentials: who requested them, for which order and device, and when they were opened. A row contains
 * no secret and is kept.
 */
export const LoginReleaseRow = defineEntity({
  name: 'LoginReleaseRow',
  tableName: 'login_release',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    orderNumber: p.text(),
    boosterId: p.uuid(),
    deviceId: p.uuid(),
    requestedAt: time(),
    expiresAt: time(),
    openedAt: time().strictNullable(),
  },
  indexes: [
    { name: 'login_release_order', properties: ['orderId', 'requestedAt'] },
    { name: 'login_release_device', properties: ['deviceId', 'requestedAt'] },
    { name: 'login_release_booster', properties: ['boosterId', 'requestedAt'] },
    { name: 'login_release_requested', properties: ['requestedAt', 'id'] },
  ],
});

export const vaultRows = [GameAccountRow, OrderAccountRow, SecretRow, DeviceRow, LoginReleaseRow];
