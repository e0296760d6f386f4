import { waitingText } from '#contract/order/match.words.tr.ts';
import { isReached, shortfallText } from '#contract/order/progress.words.tr.ts';
import { useState } from 'react';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { TextField } from '../../ui/Field.tsx';
import { PicturePicker } from '../../ui/PicturePicker.tsx';
import { usePlatformRules } from '../platform-rules.ts';
import { useTransition } from '../order/commands.ts';
import type { Order } from '../order/describe.ts';
import { playedInMatches } from '../order/work-kinds.ts';
import { usePictures } from '../picture/use-pictures.ts';
import { useFirstWrong } from '../form/first-wrong.ts';

const SHORTEST_REASON = 3;

/**
 * The booster finishes the order, with pictures if they like. If the goal is not reached, a reason and a picture are
 * required.
 */
export default function FinishOrder({ order, close }: { order: Order; close: () => void }) {
  const { progress } = order;
  const { waiting } = order.matchFigures;
  const reached = isReached(progress);
  const pictures = usePictures();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { closesAfterHours } = usePlatformRules();
  const finish = useTransition(order.id, 'finished', { said: 'Sipariş bitirildi', done: close });
  const unexplained = reason.trim().length < SHORTEST_REASON;
  const unshown = !pictures.body.pictures;
  const { frame, refuse } = useFirstWrong();
  const send = () => {
    setTried(true);
    if (!reached && (unexplained || unshown)) return refuse();
    finish.run({ ...pictures.body, ...(reached ? {} : { reason: reason.trim() }) });
  };
  return (
    <Confirm
      title={reached ? 'Sipariş bitirilsin mi?' : 'Sipariş hedefe varmadan bitirilsin mi?'}
      action="Siparişi bitir"
      busy={finish.busy || pictures.busy}
      error={finish.error}
      onConfirm={send}
      close={close}
    >
      <div className="stack" ref={frame}>
        {!reached && (
          <>
            <Alert tone="warn">
              {shortfallText(order, 'booster')}
              {waiting && ` ${waitingText(waiting, formatMoment)}`}
            </Alert>
            <TextField
              label="Neden bitiriyorsun?"
              hint="Zorunlu. Müşteri okur."
              maxLength={500}
              value={reason}
              error={tried && unexplained ? 'En az 3 harfle nedenini yaz.' : undefined}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        )}
        <PicturePicker
          label={reached ? 'Kanıt resmi (isteğe bağlı)' : 'Kanıt resmi (zorunlu)'}
          hint={
            playedInMatches(progress)
              ? 'Son rank ekranını ya da maç geçmişini ekle. Müşteri görür; itirazda ilk ona bakarız.'
              : 'Yapılan işi gösteren bir resim ekle. Müşteri görür; itirazda ilk ona bakarız.'
          }
          error={tried && !reached && unshown ? 'En az bir kanıt resmi ekle.' : undefined}
          pictures={pictures}
        />
      </div>
      <p className="muted">
        {reached
          ? `Müşteriden onay istenir; onaylayınca ya da ${closesAfterHours} saat geçince kazancın bakiyene işlenir.`
          : 'Müşteriden onay istenir; onaylayınca kazancın bakiyene işlenir. Yanıt gelmezse destek inceleyip karar verir, sipariş kendiliğinden kapanmaz.'}{' '}
        Sonra {playedInMatches(progress) ? 'maç eklenemez' : 'ilerleme değiştirilemez'}.
      </p>
    </Confirm>
  );
}
