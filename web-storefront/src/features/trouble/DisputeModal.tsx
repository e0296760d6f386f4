import { troubleLimits } from '#contract/limits.ts';
import { saidProgress } from '#contract/order/progress.words.tr.ts';
import { disputeKinds, disputeLabels, type DisputeKind } from '#contract/order/words.tr.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { isWhole, wholeOf } from '../../lib/whole.ts';
import { wholeWanted } from '../../lib/words.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { PicturePicker } from '../../ui/PicturePicker.tsx';
import type { Order } from '../order/describe.ts';
import { capital, helperOf } from '../order/helper.ts';
import { useOrderCommand } from '../order/use-order-command.ts';
import { usePictures } from '../picture/use-pictures.ts';
import { TextModal } from './TextModal.tsx';

/** Asks what is missing in a finished order. */
export default function DisputeModal({ order, close }: { order: Order; close: () => void }) {
  const { id } = order;
  const helper = helperOf(order);
  const [kind, setKind] = useState<DisputeKind>('not-reached');
  const [claimed, setClaimed] = useState('');
  const pictures = usePictures();
  const percent = claimed.trim() === '' ? undefined : wholeOf(claimed);
  const wrong = percent !== undefined && !isWhole(percent, 0, 100);
  const open = useOrderCommand<string>(
    id,
    'dispute',
    (text, idempotencyKey) => {
      const body = {
        kind,
        text,
        ...(percent === undefined ? {} : { claimedPercent: percent }),
        ...pictures.body,
      };
      return api.call('POST /orders/:id/dispute', { params: { id }, body, idempotencyKey });
    },
    { said: 'İtirazın alındı', done: close },
  );
  return (
    <TextModal
      title="Eksik olan ne?"
      label="Ne olmalıydı, ne oldu?"
      hint={`${capital(helper.name)} da okur. Hesap şifresi gibi bilgileri yazma.`}
      action="İtiraz et"
      limits={troubleLimits.statement}
      command={{
        ...open,
        busy: open.busy || pictures.busy,
        run: (text) => (wrong ? undefined : open.run(text)),
      }}
      close={close}
      below={<PicturePicker label="Ekran görüntüsü ekle (isteğe bağlı)" pictures={pictures} />}
    >
      <p className="small muted">
        {capital(helper.of)} 48 saat içinde yanıt verir, sonra biz karar veririz: sipariş yeniden açılır, bir kısmı iade
        edilir ya da kapanır. Anlaşırsanız beklemek gerekmez. Karara dek sipariş kendiliğinden kapanmaz.
      </p>
      <SelectField label="Konu" value={kind} onChange={(event) => setKind(event.target.value as DisputeKind)}>
        {disputeKinds.map((each) => (
          <option key={each} value={each}>
            {disputeLabels[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Sence işin yüzde kaçı yapıldı? (isteğe bağlı)"
        inputMode="numeric"
        className="num"
        maxLength={6}
        value={claimed}
        error={wrong ? wholeWanted(0, 100) : undefined}
        hint={`${saidProgress(order)}.`}
        onChange={(event) => setClaimed(event.target.value)}
      />
    </TextModal>
  );
}
