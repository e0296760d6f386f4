import { PictureStrip } from '../../ui/PictureStrip.tsx';
import type { Order } from './describe.ts';
import { capital, helperOf } from './helper.ts';
import type { Reader } from './work-kinds.ts';

/** The booster's pictures of the finished work. */
export default function ProofCard({ order, reader }: { order: Order; reader: Reader }) {
  return (
    <section className="panel stack-2" aria-label="Kanıt">
      <h2 className="panel__t">Kanıt</h2>
      <p className="small muted">
        {reader === 'booster' ? 'Bitirirken eklediğin' : `${capital(helperOf(order).of)} bitirirken eklediği`} resimler.
        Büyütmek için birine bas.
      </p>
      <PictureStrip label="Kanıt resmi" pictures={order.proof} />
    </section>
  );
}
