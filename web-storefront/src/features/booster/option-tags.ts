import { laneLabels } from '#contract/vocabulary.ts';
import type { OrderDraft } from '../order/describe.ts';

/** The options that a booster must see at a glance. Priority is shown elsewhere. */
export function optionTags(draft: OrderDraft): readonly string[] {
  const tags: string[] = [];
  const lane = 'lane' in draft ? draft.lane : undefined;
  if (lane && lane !== 'none') tags.push(laneLabels[lane]);
  const extras = 'extras' in draft ? draft.extras : undefined;
  if (extras?.stream) tags.push('Yayın');
  if (extras?.offline) tags.push('Çevrim dışı');
  return tags;
}
