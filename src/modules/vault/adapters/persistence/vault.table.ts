import { defineEntity, p } from '@mikro-orm/core';
import { playedGames } from '#kernel/vocabulary.ts';
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
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
  indexes: [{ name: 'game_account_owner_index', properties: ['ownerId', 'createdAt'] }],
});

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
    createdAt: p.datetime().columnType('timestamptz(3)'),
    eraseAfter: p.datetime().columnType('timestamptz(3)'),
    erasedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  indexes: [
    { name: 'order_account_account_index', properties: ['accountId'], where: '"erased_at" is null' },
    { name: 'order_account_due_index', properties: ['eraseAfter'], where: '"erased_at" is null' },
  ],
});

/** Ciphertext only: the one table of the vault that holds anything secret. */
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

export const vaultRows = [GameAccountRow, OrderAccountRow, SecretRow];
