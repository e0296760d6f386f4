import type { Names } from '#kernel/ports.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { AppendEvent } from './application/append-event.ts';
import type { Movements } from './application/ports.ts';
import type { RecordCommand } from './application/record-command.ts';

export const audit = {
  /** Implemented by identity. */
  actors: token<Names>('audit.actors'),
  /** Implemented by the wallet module. */
  movements: token<Movements>('audit.movements'),
  appendEvent: token<AppendEvent>('audit.appendEvent'),
  recordCommand: token<RecordCommand>('audit.recordCommand'),
  personalData: token<PersonalData>('audit.personalData'),
};
