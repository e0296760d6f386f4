import type { FigureSource } from '#kernel/figures.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { Row } from './db/orm.ts';
import type { Bindings, Key, Token } from './di.ts';
import type { JobHandler } from './jobs/jobs.ts';

/** All that a module adds to the product: one value, and one row of `src/main/modules.ts`. */
export interface Module {
  readonly rows: readonly Row[];
  /** Its ports, use cases and adapters, and what it needs of other modules. */
  readonly bindings: readonly Bindings[];
  /** Handlers of the contract's routes. */
  readonly http: readonly Key<object>[];
  readonly jobs: readonly Key<readonly JobHandler[]>[];
  /** What it keeps of a user: exported for them, erased when they leave. */
  readonly personalData?: Token<PersonalData>;
  /** What it counts for the daily figures. */
  readonly figures?: Token<FigureSource>;
}
