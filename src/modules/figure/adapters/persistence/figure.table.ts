import { defineEntity, p } from '@mikro-orm/core';
import { text, time, whole } from '#platform/db/columns.ts';
import type { FigureName } from '#kernel/figures.ts';

const name = () => text().$type<FigureName>().primary();

/** A day's figures of the platform, per game. `game` is empty for figures without a game. */
export const DailyFigureRow = defineEntity({
  name: 'DailyFigureRow',
  tableName: 'daily_figure',
  properties: {
    day: p.date().primary(),
    name: name(),
    game: text().primary(),
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
    countedUntil: time().nullable(),
  },
  checks: [{ name: 'figure_progress_one_check', expression: 'id = 1' }],
});

export const figureRows = [DailyFigureRow, DailyBoosterFigureRow, FigureProgressRow];
