import { useQuery } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { useState } from 'react';
import { api, explain } from '../../lib/api.ts';
import { formatDay } from '../../lib/time.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { devicesQuery, refetchDevices, type Device } from './device-queries.ts';
import { RegisterDevice } from './RegisterDevice.tsx';

/** `/booster/cihazlar`: the computers that log-ins are released to, and the registration of another one. */
export default function Devices() {
  return (
    <div className="stack">
      <p className="muted device-intro">
        Giriş bilgileri panelde hiç görünmez: panelden istersin, kayıtlı cihazın bir kez açar ve bilgisayarındaki komuta
        verir. Yolda şifrelidir, ama <strong>komutuna düz metin olarak ulaşır</strong>. Komutun onları saklamamalı ve
        göstermemeli; bundan sen sorumlusun.
      </p>
      <section className="panel" aria-labelledby="cihazlarin">
        <div className="panel__h">
          <h2 className="panel__t" id="cihazlarin">
            Cihazların
          </h2>
        </div>
        <DeviceList />
      </section>
      <RegisterDevice />
    </div>
  );
}

function DeviceList() {
  const devices = useQuery(devicesQuery);
  const [leaving, setLeaving] = useState<Device | null>(null);
  const close = () => setLeaving(null);
  const remove = useCommand({
    mutationFn: (id: string) => api.call('DELETE /booster/devices/:id', { params: { id } }),
    onSuccess: () => {
      close();
      toast('Cihaz kaldırıldı');
    },
    onSettled: refetchDevices,
  });
  if (devices.isPending) return <SkeletonRows rows={2} label="Cihazlar yükleniyor" />;
  if (devices.isError && !devices.data) return <Failed title="Cihazlar yüklenemedi" of={devices} />;
  if (devices.data.length === 0) return <Empty title="Kayıtlı cihazın yok">Aşağıdaki adımlarla bir tane kaydet.</Empty>;
  return (
    <>
      <ul className="device-list">
        {devices.data.map((device) => (
          <li key={device.id}>
            <DeviceFacts device={device} />
            <Button size="sm" aria-label={`Cihazı kaldır: ${device.name}`} onClick={() => setLeaving(device)}>
              Kaldır
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <Confirm
          title="Cihaz kaldırılsın mı?"
          action="Cihazı kaldır"
          kind="d"
          busy={remove.isPending}
          error={remove.isError ? explain(remove.error) : undefined}
          onConfirm={() => remove.run(leaving.id)}
          close={close}
        >
          <p className="muted">
            “{leaving.name}” artık giriş bilgisi alamaz; bekleyen istekler de açılamaz. Yeniden kaydetmek için
            bilgisayarında yeni bir anahtar oluşturman gerekir.
          </p>
        </Confirm>
      )}
    </>
  );
}

function DeviceFacts({ device: { name, state, fingerprint, createdAt } }: { device: Device }) {
  return (
    <div className="row device">
      <Monitor className="ic ic-lg" aria-hidden="true" />
      <div className="stack-2">
        <p className="row row--wrap medium">
          <span className="device__name">{name}</span>
          {state === 'confirmed' ? <Pill tone="ok">Onaylı</Pill> : <Pill tone="info">Onay bekliyor</Pill>}
        </p>
        <p className="fingerprint">
          <span className="vh">Parmak izi: </span>
          {fingerprint}
        </p>
        <p className="tiny dim">
          {state === 'confirmed'
            ? `Kaydedildi: ${formatDay(createdAt)}`
            : 'Bilgisayarında yazan parmak iziyle aynı olmalı. Yönetici onaylamadan önce sana soracak.'}
        </p>
      </div>
    </div>
  );
}
