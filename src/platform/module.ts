import type { FigureSource } from '#kernel/figures.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Row } from './db/orm.ts';
import type { Bindings, Key, Token } from './di.ts';
import type { JobHandler } from './jobs/jobs.ts';

/** All that a module adds to the product: one value, listed in `src/main/modules.ts`. */
export interface Module {
  readonly rows: readonly Row[];
  /** Its ports, use cases and adapters, with their dependencies on other modules. */
  readonly bindings: readonly Bindings[];
  /** Handlers of the contract's routes. */
  readonly http: readonly Key<object>[];
  readonly jobs: readonly Key<readonly JobHandler[]>[];
  /** The personal data that the module stores. They are exported on request, and erased when the user leaves. */
  readonly personalData?: Token<PersonalData>;
  /** Its part of the daily figures. */
  readonly figures?: Token<FigureSource>;
}
