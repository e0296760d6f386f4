import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { CountMovement } from './application/count-movement.ts';
import type { Commands, People, Rule } from './application/ports.ts';

export const approval = {
  /** Implemented by the wallet, payment and order modules. */
  commands: token<Commands>('approval.commands'),
  /** Implemented by identity. */
  people: token<People>('approval.people'),
  /** Read from the settings. */
  rule: token<Rule>('approval.rule'),
  countMovement: token<CountMovement>('approval.countMovement'),
  personalData: token<PersonalData>('approval.personalData'),
};
