import { isReached, shortfallText } from '#contract/progress-words.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { PicturePicker } from '../../ui/PicturePicker.tsx';
import { useHouseRules } from '../house.ts';
import { useTransition } from '../order/commands.ts';
import type { Order } from '../order/describe.ts';
import { playedInMatches } from '../order/work-kinds.ts';
import { usePictures } from '../picture/use-pictures.ts';

/** The booster says that the work is done, and shows it. */
export default function FinishOrder({ order, close }: { order: Order; close: () => void }) {
  const { progress } = order;
  const pictures = usePictures();
  const { closesAfterHours } = useHouseRules();
  const finish = useTransition(order.id, 'finished', { said: 'Sipariş bitirildi', done: close });
  return (
    <Confirm
      title="Sipariş bitirilsin mi?"
      action="Siparişi bitir"
      busy={finish.busy || pictures.busy}
      error={finish.error}
      onConfirm={() => finish.run(pictures.body)}
      close={close}
    >
      {!isReached(progress) && <Alert tone="warn">{shortfallText(progress, 'booster')}</Alert>}
      <PicturePicker
        label="Kanıt resmi"
        hint={
          playedInMatches(progress)
            ? 'Son rank ekranını ya da maç geçmişini ekle. Müşteri görür; itirazda ilk ona bakarız.'
            : 'Yapılan işi gösteren bir resim ekle. Müşteri görür; itirazda ilk ona bakarız.'
        }
        pictures={pictures}
      />
      <p className="muted">
        Müşteriden onay istenir; onaylayınca ya da {closesAfterHours} saat geçince kazancın bakiyene işlenir. Sonra{' '}
        {playedInMatches(progress) ? 'maç eklenemez' : 'ilerleme değiştirilemez'}.
      </p>
    </Confirm>
  );
}
