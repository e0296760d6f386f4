import { createIntent } from '#contract/browser/intent.ts';
import { useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { api } from '../../lib/api.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { Refused } from '../../ui/Refused.tsx';
import { CODE_PARAMETER, readDeviceCode, type NewDevice } from './device-code.ts';
import { refetchDevices } from './device-queries.ts';
import { useFirstWrong } from '../form/first-wrong.ts';
import { newTicketLink } from '../ticket/link.ts';

const attempt = createIntent('device');

/** Registers a computer by the code that its program makes. The program's link contains the code. */
export function RegisterDevice() {
  const linked = new URLSearchParams(useLocation().search).get(CODE_PARAMETER) ?? '';
  const navigate = useNavigate();
  const [code, setCode] = useState(linked);
  const [tried, setTried] = useState(false);
  const device = readDeviceCode(code);
  const register = useCommand({
    mutationFn: (body: NewDevice) =>
      attempt(body, (idempotencyKey) => api.call('POST /booster/devices', { body, idempotencyKey })),
    onSuccess: () => {
      setCode('');
      setTried(false);
      refetchDevices();
      toast('Cihaz kaydedildi, onay bekliyor');
      if (linked) void navigate(paths.boosterPage('cihazlar'), { replace: true });
    },
  });
  const { frame, refuse } = useFirstWrong();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (device) register.run(device);
    else refuse();
  };
  return (
    <section className="panel" aria-labelledby="yeni-cihaz">
      <div className="panel__h">
        <h2 className="panel__t" id="yeni-cihaz">
          Yeni cihaz kaydet
        </h2>
      </div>
      <div className="stack">
        {!linked && (
          <ol className="numbered small">
            <li>
              Cihaz programının ayrı bir kurulum dosyası yok, Basamak’ın kaynak koduyla gelir. Sende yoksa{' '}
              <Link className="link" to={newTicketLink({ type: 'other' })}>
                desteğe yaz
              </Link>
              .
            </li>
            <li>
              Oynadığın bilgisayarda, kaynak kodun klasöründe şunu çalıştır:{' '}
              <code translate="no">npm run device -- --server {globalThis.location?.origin} -- ./giris-komutun</code>
              <br />
              Son sözcük, giriş bilgilerini standart girdisinden JSON olarak okuyan kendi komutundur.
            </li>
            <li>Çıkan bağlantıyı bu tarayıcıda aç ya da bağlantıyı aşağıya yapıştır.</li>
            <li>Yönetici, bilgisayarında yazan parmak izini seninle karşılaştırıp onaylar.</li>
          </ol>
        )}
        <form ref={frame} className="stack" noValidate onSubmit={submit}>
          <TextArea
            label="Cihaz kodu"
            rows={3}
            autoComplete="off"
            spellCheck={false}
            translate="no"
            value={code}
            hint={device ? `Bilgisayarın adı: ${device.name}` : 'Bilgisayarının verdiği bağlantı ya da kod.'}
            error={tried && !device ? 'Bilgisayarının verdiği bağlantının tamamını yapıştır.' : undefined}
            onChange={(event) => setCode(event.target.value)}
          />
          <Refused why={register.error} />
          <div>
            <Button kind="p" type="submit" busy={register.isPending}>
              Cihazı kaydet
            </Button>
          </div>
        </form>
      </div>
    </section>
  );
}
