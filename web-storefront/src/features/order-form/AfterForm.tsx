import '../../styles/landing.css';
import { atTheLatest, AtTheLatest } from '#contract/order/start.tr.ts';
import { serviceOf, type Service } from '#contract/vocabulary.ts';
import { Climbs } from '../landing/Climbs.tsx';
import { ReviewCards } from '../landing/Shown.tsx';
import { Players, usePlayers } from '../people/Players.tsx';
import { useShowcase } from '../showcase.ts';
import { Climbers } from '../../ui/Climbers.tsx';
import { Block, Fold } from './Block.tsx';

/** What stands below an order form: how an order goes on, and what others say of the service. */
export default function AfterForm({ service }: { service: Service }) {
  return (
    <>
      <NextSteps service={service} />
      <Who service={service} />
      <Said service={service} />
      {service.game !== 'coaching' && <Climbs game={service.game} service={service.id} most={most} place={Block} />}
    </>
  );
}

type Step = readonly [title: string, text: string];

const order: Step = ['Siparişi ver', 'Kartınla ya da bakiyenle ödersin. Paran, sipariş bitene kadar güvende bekler.'];
const watch: Step = ['Maç maç izle', 'Her maçı ve kazandıklarını görürsün; bitince onaylarsın.'];
const booster = (account: string): Step => ['Booster’ın başlasın', `${account} eklenince ${atTheLatest}.`];

function stepsOf({ kind, accountNeeded }: Service): readonly Step[] {
  if (kind === 'coaching')
    return [
      order,
      ['Koçunla konuş', 'Saatleri sohbette birlikte kararlaştırırsınız.'],
      ['Birlikte çalışın', 'Birebir, ekran paylaşarak.'],
    ];
  if (kind === 'duo')
    return [
      order,
      ['Riot ID’ni ekle', 'Booster seni oyunda bu adla bulur. Şifren istenmez.'],
      booster('Riot ID'),
      watch,
    ];
  if (!accountNeeded) return [order, ['Booster’ın başlasın', `${AtTheLatest}.`], watch];
  return [
    order,
    ['Hesabını ekle', 'Bilgilerin şifrelenir, booster göremez, sipariş bitince silinir.'],
    booster('Hesap'),
    watch,
  ];
}

/** The steps after the order is placed. */
function NextSteps({ service }: { service: Service }) {
  const steps = stepsOf(service);
  return (
    <Fold title="Nasıl ilerler?" chosen={`${steps.length} adım`}>
      <Climbers steps={steps} low />
    </Fold>
  );
}

/** The boosters who play the service. */
function Who({ service: { id, kind } }: { service: Service }) {
  const { none, ...players } = usePlayers({ service: id });
  if (none) return null;
  return (
    <Block title={kind === 'coaching' ? 'Kim ders veriyor?' : 'Kim oynuyor?'}>
      <Players {...players} />
    </Block>
  );
}

const most = 3;

/** Real reviews of the service, or of its game; nothing if there are none. */
function Said({ service }: { service: Service }) {
  const { data } = useShowcase();
  if (!data) return null;
  const own = data.reviews.filter((one) => one.service === service.id);
  const ofGame = () => data.reviews.filter((one) => serviceOf(one.service).game === service.game);
  const reviews = (own.length > 0 ? own : ofGame()).slice(0, most);
  if (reviews.length === 0) return null;
  return (
    <Block title="Müşteriler ne diyor?">
      <ReviewCards reviews={reviews} />
    </Block>
  );
}
