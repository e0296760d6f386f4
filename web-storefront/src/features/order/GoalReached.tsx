import '../../styles/goal.css';
import { type Arrival, reachedRank } from '#contract/order/arrival.ts';
import {
  fromRank,
  hasDivisions,
  rankName,
  type RankLike,
  stepIndex,
  stepsOf,
  toRank,
} from '#contract/pricing/ranks.ts';
import type { PlayedGame } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Share2 } from 'lucide-react';
import { api, explain } from '../../lib/api.ts';
import { formatMoney } from '../../lib/money.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCatalog } from '../catalog.ts';
import { defaultChoices, sharedChoices, toDraft } from '../draft/forms.ts';
import { rankAt, type RankChoice } from '../draft/ladder.ts';
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
    queryKey: keys.arrival(id),
    queryFn: async ({ signal }) => {
      const drawn: unknown = await api.call('GET /orders/:id/arrival', { params: { id }, signal });
      const file = new File([drawn as Blob], 'basamak.png', { type: 'image/png' });
      return { file, url: await dataUrl(file) };
    },
    staleTime: Infinity,
  });
  const shown = picture.data;
  const described = `${rankName(game, from)} ile ${rankName(game, to)} arasındaki basamaklar`;
  if (picture.isError) return <Alert tone="warn">Paylaşılacak resim yüklenemedi. {explain(picture.error)}</Alert>;
  return (
    <div className="stack-2 goal__picture">
      {shown ? (
        <img src={shown.url} width={1080} height={1080} alt={described} />
      ) : (
        <div className="goal__coming">
          <Skeleton height="100%" />
        </div>
      )}
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

/** An address that needs no revoking, unlike an object's. */
const dataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });

/** Opens the device's own sharing. A browser without it, or whose sharing fails, saves the picture. */
async function share({ file, url }: { readonly file: File; readonly url: string }, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title });
    } catch (error) {
      // the person closed the device's dialog
      if (error instanceof Error && error.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
}

/** The same service from the reached rank, one tier further. Nothing at the top of the ladder. */
function NextClimb({ order, arrival: { game, to } }: { order: Order; arrival: Arrival }) {
  const catalog = useCatalog();
  const target = oneTierUp(game, to);
  const { service, server } = order.draft;
  const start = defaultChoices(service);
  const choices = {
    ...start,
    server: server ?? start.server,
    current: rankAt(game, stepIndex(game, to)),
    target: target ?? start.target,
  };
  const draft = toDraft(choices, catalog.data?.promotionalCode ?? null);
  const quote = useQuery({
    queryKey: [...keys.order(order.id), 'next', draft.coupon],
    queryFn: ({ signal }) => quoteAgain(draft, signal),
    enabled: target !== null && !catalog.isPending,
    retry: false,
    staleTime: 60_000,
  });
  if (!target || quote.isError) return null;
  return (
    <div>
      <ButtonLink kind="s" to={pathWith(service, sharedChoices(choices))}>
        {toRank(game, target)} devam et{quote.data && ` · ${formatMoney(quote.data.price)}`}
        <ArrowRight className="ic" aria-hidden="true" />
      </ButtonLink>
    </div>
  );
}

/** The same division of the next tier, or the first step of a tier without divisions. */
function oneTierUp(game: PlayedGame, { tier, division }: RankLike): RankChoice | null {
  const steps = stepsOf(game);
  const next = steps.find((step, index) => index > stepIndex(game, { tier, division }) && step.tier !== tier)?.tier;
  const index = steps.findIndex(
    (step) => step.tier === next && (!hasDivisions(step.tier) || step.division === division),
  );
  return next === undefined
    ? null
    : rankAt(
        game,
        Math.max(
          index,
          steps.findIndex((step) => step.tier === next),
        ),
      );
}
