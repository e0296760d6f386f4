import type { AdminDevice } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Fingerprint } from './Fingerprint.tsx';

/**
 * Confirms a device whose fingerprint the booster has read out to staff. Only a confirmed device can receive
 * credentials.
 */
export const ConfirmDevice = ({ device }: { device: AdminDevice }) => (
  <CommandDialog
    action="POST /admin/confirm-device"
    label="Onayla"
    primary
    title="Cihazı onayla"
    explanation={
      <>
        {device.boosterName} adlı booster’ı ara ve bilgisayarında yazan parmak izini okut. Bununla aynıysa onayla:
        <br />
        <Fingerprint of={device.fingerprint} large />
      </>
    }
    submitLabel="Aynı, onayla"
    send={() => ({ body: { deviceId: device.id } })}
    done="Cihaz onaylandı"
    failed="Cihaz onaylanamadı."
  />
);

export const RemoveDevice = ({ device }: { device: AdminDevice }) => (
  <CommandDialog
    action="POST /admin/remove-device"
    label="Kaldır"
    danger
    title="Cihazı kaldır"
    explanation="Cihaz bir daha giriş bilgisi alamaz, bekleyen istekler açılamaz. Aynı anahtar yeniden kaydedilemez."
    submitLabel="Cihazı kaldır"
    send={({ reason }: { reason: string }) => ({ body: { deviceId: device.id, reason } })}
    done="Cihaz kaldırıldı"
    failed="Cihaz kaldırılamadı."
  >
    <ReasonInput />
  </CommandDialog>
);
