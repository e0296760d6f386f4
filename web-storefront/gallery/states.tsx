import { orderStates } from '#contract/vocabulary.ts';
import { Alert } from '../src/ui/Alert.tsx';
import { Button } from '../src/ui/Button.tsx';
import { paths } from '../src/config/paths.ts';
import { Breadcrumbs } from '../src/ui/Breadcrumbs.tsx';
import { Empty, Failed } from '../src/ui/Empty.tsx';
import { Meter } from '../src/ui/Meter.tsx';
import { Pill, StatePill } from '../src/ui/Pill.tsx';
import { Skeleton, SkeletonRows } from '../src/ui/Skeleton.tsx';
import { ShowMore } from '../src/ui/ShowMore.tsx';
import { StateStairs } from '../src/ui/StateStairs.tsx';
import { Timeline } from '../src/ui/Timeline.tsx';
import { tryOf } from '../src/lib/money.ts';
import { toast } from '../src/ui/toast.ts';
import type { Tone } from '#contract/order/words.tr.ts';

const tones: readonly Tone[] = ['ok', 'warn', 'bad', 'info', 'live', 'plain', 'dispute'];

const order = {
  service: 'league-of-legends/elo-boost',
  price: tryOf(0),
  refunded: tryOf(0),
  disputed: false,
  disputeAnswerDueAt: null,
};

export function States() {
  return (
    <div className="stack">
      <div className="row row--wrap">
        {orderStates.map((state) => (
          <StatePill key={state} order={{ ...order, state }} />
        ))}
        <StatePill order={{ ...order, state: 'finished', disputed: true }} />
      </div>
      <div className="row row--wrap">
        {tones.map((tone) => (
          <Pill key={tone} tone={tone}>
            {tone}
          </Pill>
        ))}
      </div>
      <StateStairs
        name="Sipariş durumu"
        stages={[
          { title: 'Hesap bilgisi', note: 'Verildi', place: 'done' },
          { title: 'Booster', note: 'Bulundu', place: 'done' },
          { title: 'Oynanıyor', note: '12 maç oynandı', place: 'now' },
          { title: 'Onay', note: 'Sende', place: 'ahead' },
          { title: 'Tamam', note: 'Ödeme yapılır', place: 'ahead' },
        ]}
      />
      {[0, 40, 100].map((percent) => (
        <Meter key={percent} percent={percent} label={`İlerleme yüzde ${percent}`} />
      ))}
    </div>
  );
}

export function Messages() {
  return (
    <div className="stack">
      <Alert>Siparişin booster bekliyor. Ortalama bekleme 40 dakika.</Alert>
      <Alert tone="ok">Ödemen alındı.</Alert>
      <Alert tone="warn">VPN açıkken ödeme yapılamaz.</Alert>
      <Alert tone="bad">Fiyat hesaplanamadı. Seçimlerin duruyor.</Alert>
      <Button onClick={() => toast('Sipariş alındı')}>Bildirim göster</Button>
    </div>
  );
}

const idle = {
  isError: false,
  error: null,
  isFetching: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
};

export function Emptiness() {
  return (
    <div className="grid2">
      <Empty picture="gap" title="Bu sipariş bulunamadı" />
      <Empty picture="top" title="Seni bekleyen bir şey yok" />
      <Empty title="Henüz siparişin yok" action={<Button size="sm">Sipariş oluştur</Button>}>
        Merdivende rankını ve hedefini seç.
      </Empty>
      <Failed title="Siparişlerin yüklenemedi" of={{ error: null, refetch: () => undefined }} />
      <div className="stack">
        <Skeleton />
        <Skeleton width="60%" />
      </div>
      <SkeletonRows rows={3} />
      <div>
        <ShowMore left={50} parts={idle} failed="Maçlar yüklenemedi" first={false} />
      </div>
    </div>
  );
}

export function Times() {
  return (
    <Timeline
      name="Sipariş zaman çizelgesi"
      items={[
        { at: '2026-11-20T16:48:00.000Z', title: 'Sipariş bitti', note: 'Hedefe ulaşıldı.' },
        { at: '2026-11-19T09:05:00.000Z', title: 'Booster başladı' },
        { at: '2026-11-18T21:30:00.000Z', title: 'Sipariş verildi' },
      ]}
    />
  );
}

export function Whereabouts() {
  return <Breadcrumbs trail={[{ to: paths.orders(), label: 'Siparişlerim' }]} here="#1024" />;
}
