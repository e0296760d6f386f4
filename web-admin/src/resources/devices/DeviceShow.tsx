import { useCanAccess, useGetOne } from 'react-admin';
import type { AdminBooster, AdminDevice } from '../../lib/records.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { DeviceStateChip } from '../../ui/StateChip.tsx';
import { ReleasesOf } from '../login-releases/ReleasesOf.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { ConfirmDevice, RemoveDevice } from './Decide.tsx';
import { Fingerprint } from './Fingerprint.tsx';

export const DeviceShow = () => (
  <RecordPage<AdminDevice>
    title={({ name, boosterName }) => `${boosterName}: ${name}`}
    renderActions={(device) => (
      <>
        {device.state !== 'removed' && <RemoveDevice device={device} />}
        {device.state === 'waiting' && <ConfirmDevice device={device} />}
      </>
    )}
  >
    {(device) => (
      <Columns>
        <Column>
          <Section title="Cihaz" aside={<DeviceStateChip state={device.state} />}>
            <DeviceFacts device={device} />
          </Section>
        </Column>
        <Column>
          <ReleasesOf filter={{ deviceId: device.id }} />
          <HistoryOf filter={{ recordId: device.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

function DeviceFacts({ device }: { device: AdminDevice }) {
  // a reader of devices may lack access to boosters: then the profile's hwid is not shown
  const { canAccess = false } = useCanAccess({ resource: 'boosters', action: 'show' });
  const { data: booster } = useGetOne<AdminBooster>('boosters', { id: device.boosterId }, { enabled: canAccess });
  const facts: Fact[] = [
    linked('Booster', 'boosters', device.boosterId, device.boosterName),
    ['Parmak izi', <Fingerprint key="fingerprint" of={device.fingerprint} large />],
    ['Bilgisayar kimliği', device.hwid],
    booster?.hwid && ['Profilindeki kimlik', booster.hwid],
    ['Kaydedildi', <Moment key="created" at={device.createdAt} />],
    device.confirmedAt && ['Onaylandı', <Confirmed key="confirmed" at={device.confirmedAt} by={device.confirmedBy} />],
    device.removedAt && ['Kaldırıldı', <Moment key="removed" at={device.removedAt} />],
  ];
  return <Facts facts={facts} />;
}

const Confirmed = ({ at, by }: { at: string; by: string | null }) => (
  <>
    <Moment at={at} /> {by && `(${by})`}
  </>
);
