import { createIntent } from '#contract/browser/intent.ts';
import { useQuery } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { api } from '../../lib/api.ts';
import { formatMoment } from '../../lib/time.ts';
import { useCommand } from '../../lib/use-command.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Refused } from '../../ui/Refused.tsx';
import {
  devicesQuery,
  loginRequestsQuery,
  showLoginRequest,
  type Device,
  type LoginRequest,
} from './device-queries.ts';

/** Requests the order's log-in for one of the booster's devices and shows the state of the request. */
export function SendLogin({ orderId }: { orderId: string }) {
  const devices = useQuery(devicesQuery);
  const requests = useQuery(loginRequestsQuery(orderId));
  const failed = [devices, requests].find(({ isError, data }) => isError && !data);
  const confirmed = devices.data?.filter(({ state }) => state === 'confirmed') ?? [];
  return (
    <section className="panel" aria-labelledby="giris">
      <div className="panel__h">
        <h2 className="panel__t" id="giris">
          Hesaba giriş
        </h2>
      </div>
      {failed && <Failed title="Giriş istekleri yüklenemedi" of={failed} />}
      {!failed && !(devices.data && requests.data) && <SkeletonRows rows={2} label="Giriş istekleri yükleniyor" />}
      {devices.data && requests.data && (
        <div className="stack">
          {requests.data[0] && <Latest key={requests.data[0].id} request={requests.data[0]} />}
          {confirmed.length > 0 ? (
            <Ask orderId={orderId} devices={confirmed} again={requests.data.length > 0} />
          ) : (
            <NoDevice waiting={devices.data.length > 0} />
          )}
        </div>
      )}
    </section>
  );
}

function Ask({ orderId, devices, again }: { orderId: string; devices: readonly Device[]; again: boolean }) {
  const [chosen, setChosen] = useState('');
  const attempt = useMemo(() => createIntent(`login.${orderId}`), [orderId]);
  const ask = useCommand({
    mutationFn: (deviceId: string) =>
      attempt({ deviceId }, (idempotencyKey) =>
        api.call('POST /orders/:id/login-requests', { params: { id: orderId }, body: { deviceId }, idempotencyKey }),
      ),
    onSuccess: showLoginRequest,
  });
  const device = devices.find(({ id }) => id === chosen) ?? devices[0];
  if (!device) return null;
  return (
    <>
      {devices.length > 1 && (
        <SelectField label="Cihaz" value={device.id} onChange={(event) => setChosen(event.target.value)}>
          {devices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Refused why={ask.error} />
      <div>
        <Button size="sm" busy={ask.isPending} onClick={() => ask.run(device.id)}>
          <Monitor className="ic" aria-hidden="true" />
          {again ? 'Girişi yeniden gönder' : 'Girişi cihazıma gönder'}
        </Button>
      </div>
      {!again && (
        <p className="tiny dim">
          “{device.name}” 5 dakika içinde bir kez açabilir. Müşteri bunu sipariş geçmişinde görür.
        </p>
      )}
    </>
  );
}

function NoDevice({ waiting }: { waiting: boolean }) {
  return (
    <>
      <p className="small muted">
        {waiting
          ? 'Cihazın onay bekliyor. Onaylanınca giriş bilgilerini isteyebilirsin.'
          : 'Giriş bilgileri yalnız kayıtlı bir cihaza verilir.'}
      </p>
      <div>
        <ButtonLink size="sm" to={paths.boosterPage('cihazlar')}>
          {waiting ? 'Cihazlarına git' : 'Cihaz kaydet'}
        </ButtonLink>
      </div>
    </>
  );
}

/** The state of the newest request. A request that no device opened expires on the screen without a reload. */
function Latest({ request }: { request: LoginRequest }) {
  const ends = new Date(request.expiresAt).getTime();
  const left = Math.ceil((ends - useNow(request.state === 'requested' ? ends : 0)) / 1000);
  const state = request.state === 'requested' && left <= 0 ? 'expired' : request.state;
  return (
    <div className="stack-2" role="status">
      {state === 'requested' && (
        <>
          <div>
            <Pill tone="info">Cihaz bekleniyor</Pill>
          </div>
          <p className="small muted">
            “{request.deviceName}” girişi <span aria-hidden="true">{clock(left)}</span>
            <span className="vh">5 dakika</span> içinde açmalı. Bilgisayarında cihaz programı çalışıyor olmalı.
          </p>
        </>
      )}
      {state === 'opened' && (
        <>
          <div>
            <Pill tone="ok">Cihazına verildi</Pill>
          </div>
          <p className="small muted">
            “{request.deviceName}”, {formatMoment(request.openedAt ?? request.requestedAt)}. Müşteri sipariş geçmişinde
            görür.
          </p>
        </>
      )}
      {state === 'expired' && (
        <>
          <div>
            <Pill tone="warn">Süresi doldu</Pill>
          </div>
          <p className="small muted">“{request.deviceName}” girişi açmadı. Cihaz programını başlatıp yeniden iste.</p>
        </>
      )}
    </div>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`;
