import { audit } from '#modules/audit/index.ts';
import { token, type Bindings } from '#platform/di.ts';
import type { Trail } from '#platform/http/audited.ts';

/** Where the API writes what the house does. */
export const trail = token<Trail>('trail');

export const trailBindings: Bindings = (bind) => bind.make(trail, (record) => record, [audit.recordCommand]);
