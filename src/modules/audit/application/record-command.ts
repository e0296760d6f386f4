import type { Json } from '#kernel/json.ts';
import { type Actor, changesBetween, idsIn } from '../domain/audit-event.ts';
import type { AppendEvent } from './append-event.ts';

interface Command {
  readonly at: Date;
  readonly actor: Actor;
  readonly action: string;
  readonly resource: string;
  readonly recordId: string | null;
  readonly reason: string | null;
  readonly said: object | null;
  /** The record before and after it, where both are known. */
  readonly before?: Json;
  readonly after?: Json;
  readonly address: string;
  readonly requestId: string;
  readonly begun?: true;
}

/** Writes a command of the console: what was asked for, and what it changed of its record. */
export class RecordCommand {
  readonly #events: AppendEvent;

  constructor(events: AppendEvent) {
    this.#events = events;
  }

  /** In the command's transaction, as the last thing that it does. */
  async command({
    at,
    actor,
    action,
    resource,
    recordId,
    before = null,
    after = null,
    ...said
  }: Command): Promise<void> {
    const changes = changesBetween(before, after);
    await this.#events.append({
      at,
      actor,
      action,
      resource,
      recordId,
      details: { ...said, changes },
      concerns: idsIn(before, after),
    });
  }
}
