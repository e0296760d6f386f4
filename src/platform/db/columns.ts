import { p } from '@mikro-orm/core';

export const time = () => p.datetime().columnType('timestamptz(3)');
export const text = () => p.string().columnType('text');
export const whole = () => p.bigint('number').columnType('bigint');
/** An amount in kuruş. */
export const money = (column: string) => whole().fieldName(column);
