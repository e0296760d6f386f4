import { formatEstimate } from '#contract/format.ts';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formatAgo, formatClock } from '../../lib/time.ts';
import { serverName } from '../../lib/words.ts';
import { Button } from '../../ui/Button.tsx';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { Money } from '../../ui/Money.tsx';
import { StairMini } from '../../ui/stair/StairMini.tsx';
import { describe } from '../order/describe.ts';
import { Work } from '../order/Work.tsx';
import { optionTags } from './option-tags.ts';
import type { PoolOrder } from './queries.ts';

export function PoolRow({ order, first, onTake }: { order: PoolOrder; first: boolean; onTake: () => void }) {
  const { service, game, climb } = describe(order.draft);
  const why = useId();
  const tags = optionTags(order.draft);
  const server = 'server' in order.draft ? order.draft.server : undefined;
  return (
    <tr>
      <td>
        <span className="row">
          <GameIcon game={game} />
          <span>
            <b className="medium">{service.smallTitle}</b>
            <br />
            <span className="tiny dim">
              {formatAgo(order.createdAt)}
              {service.kind !== 'coaching' && ` · ${formatEstimate(order.estimate)}`}
            </span>
          </span>
        </span>
      </td>
      <td className="wide">
        <Work draft={order.draft} />
        {!order.takeable && (
          <p className="small pool-why" id={why}>
            <Lock className="ic" aria-hidden="true" />
            <span>
              <Reason code={order.because} />
            </span>
          </p>
        )}
      </td>
      <td className="hide-m hide-t">{climb && <StairMini game={game} {...climb.range} />}</td>
      <td className="muted hide-m">{server ? serverName(server) : '—'}</td>
      <td className="hide-m">
        <span className="row row--wrap">
          {order.offeredUntil && (
            <span className="tag tag--ok">Seni seçti · son {formatClock(order.offeredUntil)}</span>
          )}
          {order.priority && <span className="tag tag--warn">Öncelikli</span>}
          {tags.map((tag) => (
            <span className="tag" key={tag}>
              {tag}
            </span>
          ))}
          {tags.length === 0 && !order.priority && !order.offeredUntil && '—'}
        </span>
      </td>
      <td className="r am strong">
        <Money value={order.earnings} />
        <br />
        <span className="tiny dim">payın %{order.sharePercent}</span>
      </td>
      <td className="r act">
        <Button
          kind={first ? 'p' : 's'}
          size="sm"
          aria-label={`${order.number} numaralı siparişi al`}
          aria-describedby={order.takeable ? undefined : why}
          aria-disabled={!order.takeable || undefined}
          onClick={onTake}
        >
          Al
        </Button>
      </td>
    </tr>
  );
}

const reasons: Readonly<Record<string, string>> = {
  'order.booster_limit_reached': 'Eşzamanlı sipariş sınırına ulaştın. Artırmak için yöneticiye yaz.',
  replaced: 'Müşterisi başka bir booster istedi.',
  service: 'Bu hizmet profilinde yok.',
  rank: 'Hedef, profilindeki ranktan yüksek.',
  banned: 'Hesabın sipariş almaya kapalı.',
};

/** Why the order can't be taken. If it is the server, a link leads to the servers, which the booster can change. */
function Reason({ code = '' }: { code: string | undefined }) {
  if (code !== 'server') return reasons[code] ?? 'Bu sipariş profiline uymuyor.';
  return (
    <>
      Bu sunucu seçtiklerin arasında değil.{' '}
      <Link className="link" to={paths.boosterPage('hesap')}>
        Sunucularını düzenle
      </Link>
    </>
  );
}
