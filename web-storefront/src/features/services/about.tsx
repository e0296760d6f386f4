import { stepsOf } from '#contract/ranks.ts';
import type { PlayedGame, Service, ServiceKind } from '#contract/vocabulary.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { StairMini } from '../../ui/stair/StairMini.tsx';

const purposes: Record<ServiceKind, string> = {
  elo: 'Booster hesabında oynar, hedeflediğin ranka çıkarır.',
  duo: 'Booster’la yan yana, kendi hesabında oynayarak çıkarsın.',
  win: 'Bulunduğun rankta istediğin kadar galibiyet.',
  placement: 'Sezon başındaki yerleştirme maçların oynanır.',
  hero: 'Seçtiğin şampiyonun ustalığı yükselir.',
  level: 'Hesabının seviyesi yükselir.',
  challenger: 'Şampiyonluk liginde LP kazanırsın; hedef en az 50 LP yukarıda.',
  radiant: 'Radyant ve Ölümsüzlük’te KP kazanırsın.',
  unrated: 'Derecesiz maçların senin yerine oynanır.',
  coaching: 'Seçtiğin ligden bir koçla birebir ders. Hesap bilgin gerekmez.',
};

/** What a service is for, in one sentence. */
export const servicePurpose = ({ kind }: Pick<Service, 'kind'>): string => purposes[kind];

/** The part of the ladder, in shares of it, that a service is about. */
const climbs: Partial<Record<ServiceKind, readonly [from: number, to: number]>> = {
  elo: [0.4, 0.8],
  duo: [0.2, 0.6],
};

const emblems: Record<Exclude<ServiceKind, 'elo' | 'duo'>, string> = {
  win: 'gold',
  placement: 'unranked',
  hero: 'master',
  level: 'iron',
  challenger: 'challenger',
  radiant: 'radiant',
  unrated: 'silver',
  coaching: 'diamond',
};

/** A service as a picture: a piece of the staircase where it is a climb, else the emblem that it is about. */
export function ServicePicture({ service: { game, kind } }: { service: Service }) {
  const share = climbs[kind];
  if (share && game !== 'coaching') return <Climbed game={game} share={share} />;
  return (
    <span className="offer__p" aria-hidden="true">
      <Emblem tier={emblems[kind as keyof typeof emblems]} size={44} />
    </span>
  );
}

function Climbed({ game, share: [from, to] }: { game: PlayedGame; share: readonly [number, number] }) {
  const last = stepsOf(game).length - 1;
  return (
    <span className="offer__p" aria-hidden="true">
      <StairMini game={game} from={Math.round(from * last)} to={Math.round(to * last)} />
    </span>
  );
}
