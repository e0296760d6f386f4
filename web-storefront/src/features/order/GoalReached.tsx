import '../../styles/goal.css';
import { type Arrival, reachedRank } from '#contract/order/arrival.ts';
import { fromRank, rankName, stepIndex, stepsOf, toRank } from '#contract/pricing/ranks.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Share2 } from 'lucide-react';
import { api, explain } from '../../lib/api.ts';
import { formatMoney } from '../../lib/money.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCatalog } from '../catalog.ts';
import type { Draft } from '../draft/choices.ts';
import { rankAt, sentRank, targetHasPoints } from '../draft/ladder.ts';
import { pathWith } from '../draft/link.ts';
import { keys } from '../keys.ts';
import type { Order } from './describe.ts';
import { quoteAgain } from './quote-again.ts';

/** The goal of a climb is reached: a picture to share, and the next climb with its price. */
export default function GoalReached({ order, arrival }: { order: Order; arrival: Arrival }) {
  const { game, from, to } = arrival;
  const rungs = stepIndex(game, to) - stepIndex(game, from);
  const { total } = order.matchFigures;
  return (
    <section className="panel goal" aria-labelledby="hedef">
      <div className="stack-2 goal__said">
        <h2 className="goal__t" id="hedef">
          {reachedRank(arrival)}
        </h2>
        <p className="muted">
          {fromRank(game, from)} {rungs} basamak{total > 0 && `, ${total} maçta`}.
        </p>
        <NextClimb order={order} arrival={arrival} />
      </div>
      <Picture order={order} arrival={arrival} />
    </section>
  );
}

/** The picture of the climb, which the server draws, and the button that shares it. */
function Picture({ order: { id }, arrival }: { order: Order; arrival: Arrival }) {
  const { game, from, to } = arrival;
  const picture = useQuery({
    queryKey: [...keys.order(id), 'arrival'],
    queryFn: async ({ signal }) => {
      const drawn: unknown = await api.call('GET /orders/:id/arrival', { params: { id }, signal });
      const file = new File([drawn as Blob], 'basamak.png', { type: 'image/png' });
      return { file, url: URL.createObjectURL(file) };
    },
    staleTime: Infinity,
  });
  const shown = picture.data;
  const described = `${rankName(game, from)} ile ${rankName(game, to)} arasındaki basamaklar`;
  if (picture.isError) return <Alert tone="warn">Paylaşılacak resim yüklenemedi. {explain(picture.error)}</Alert>;
  return (
    <div className="stack-2 goal__picture">
      {shown ? <img src={shown.url} width={1080} height={1080} alt={described} /> : <Skeleton height={220} />}
      <Button
        size="sm"
        wide
        busy={!picture.data}
        onClick={() => picture.data && void share(picture.data, reachedRank(arrival))}
      >
        <Share2 className="ic" aria-hidden="true" /> Resmi paylaş
      </Button>
    </div>
  );
}

/** Opens the device's own sharing. A browser without it saves the picture. */
async function share({ file, url }: { readonly file: File; readonly url: string }, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    // the person may close the device's dialog
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
}

/** How many steps the next climb has: a tier. */
const nextSteps = 4;

/** The same work, one tier further. Nothing at the top of the ladder. */
function NextClimb({ order, arrival: { game, to } }: { order: Order; arrival: Arrival }) {
  const catalog = useCatalog();
  const start = stepIndex(game, to);
  const end = Math.min(start + nextSteps, stepsOf(game).length - 1);
  const choices = { current: rankAt(game, start), target: rankAt(game, end) };
  const draft = {
    ...order.draft,
    current: sentRank(game, choices.current, false),
    target: sentRank(game, choices.target, targetHasPoints(choices.target.tier)),
    coupon: catalog.data?.promotionalCode ?? undefined,
  } as Draft;
  const quote = useQuery({
    queryKey: [...keys.order(order.id), 'next', draft.coupon],
    queryFn: ({ signal }) => quoteAgain(draft, signal),
    enabled: end > start && !catalog.isPending,
    retry: false,
    staleTime: 60_000,
  });
  if (end === start || quote.isError) return null;
  return (
    <div>
      <ButtonLink kind="s" to={pathWith(order.draft.service, { ...choices, server: order.draft.server ?? '' })}>
        {toRank(game, choices.target)} devam et{quote.data && ` · ${formatMoney(quote.data.price)}`}
        <ArrowRight className="ic" aria-hidden="true" />
      </ButtonLink>
    </div>
  );
}
