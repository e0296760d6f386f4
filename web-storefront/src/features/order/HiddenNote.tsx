import { isPrivateNote } from '#contract/vocabulary.ts';
import type { Order } from './describe.ts';
import { helperOf } from './helper.ts';

/** Tells the customer that the pool hides this note; the booster who takes the order reads it. */
export default function HiddenNote({ order }: { order: Order }) {
  const { note } = order.draft;
  if (!note || !isPrivateNote(note)) return null;
  const { name } = helperOf(order);
  return (
    <p className="hint panel__note">
      Bu not şifre ya da iletişim bilgisi içeriyor gibi: havuzdaki {name === 'koç' ? 'koçlar' : 'booster’lar'} görmez,
      yalnız siparişi alan {name} görür.
    </p>
  );
}
