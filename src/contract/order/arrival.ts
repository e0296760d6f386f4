import type { Arrival } from '../../kernel/arrival.ts';
import { fromRank } from '../pricing/ranks.ts';

export { arrivalOf, type Arrival } from '../../kernel/arrival.ts';

/** `Platin IV’tesin`: the reached rank, said to the customer. The locative is the ablative (`’ten`) without its last letter. */
export function reachedRank({ game, to }: Arrival): string {
  const from = fromRank(game, to);
  return `${from.slice(0, -1)}${from.endsWith('an') ? 'sın' : 'sin'}`;
}
