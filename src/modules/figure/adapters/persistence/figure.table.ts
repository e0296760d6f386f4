import { defineEntity, p } from '@mikro-orm/core';
import type { FigureName } from '#kernel/figures.ts';

const name = () => p.string().columnType('text').$type<FigureName>().primary();
const whole = () => p.bigint('number').columnType('bigint');

/** A day's figures of the platform, per game. `game` is empty for figures without a game. */
export const DailyFigureRow = defineEntity({
  name: 'DailyFigureRow',
  tableName: 'daily_figure',
  properties: {
    day: p.date().primary(),
    name: name(),
    game: p.string().columnType('text').primary(),
    bucket: p.integer().primary(),
    count: whole(),
    amount: whole().fieldName('amount_kurus'),
  },
});

/** A booster's figures of a day. */
export const DailyBoosterFigureRow = defineEntity({
  name: 'DailyBoosterFigureRow',
  tableName: 'daily_booster_figure',
  properties: {
    day: p.date().primary(),
    boosterId: p.uuid().primary(),
    name: name(),
    count: whole(),
    amount: whole().fieldName('amount_kurus'),
  },
});

/** A single row: all events before this moment are counted in the two tables above. */
export const FigureProgressRow = defineEntity({
  name: 'FigureProgressRow',
  tableName: 'figure_progress',
  properties: {
    id: p.integer().autoincrement(false).primary(),
    countedUntil: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  checks: [{ name: 'figure_progress_one_check', expression: 'id = 1' }],
});

export const figureRows = [DailyFigureRow, DailyBoosterFigureRow, FigureProgressRow];
