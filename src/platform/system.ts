import { v7 } from 'uuid';
import type { Clock, Ids } from '#kernel/ports.ts';

export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}

export class UuidV7 implements Ids {
  next(): string {
    return v7();
  }
}
