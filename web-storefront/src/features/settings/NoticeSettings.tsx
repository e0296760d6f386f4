import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  mayBeMuted,
  noticeChannelLabels,
  noticeChannels,
  noticeGroupLabels,
  noticeGroups,
  noticeKindsOf,
  noticeLabels,
  noticeSwitch,
  reachOf,
  type NoticeChannel,
  type NoticeKind,
} from '#contract/vocabulary.ts';
import { api, explain } from '../../lib/api.ts';
import { put } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { Refused } from '../../ui/Refused.tsx';
import { currentUserQuery, type User } from '../session/use-session.ts';
import { BrowserSettings } from './BrowserSettings.tsx';
import { noticeName } from './notice-name.ts';
import { pushOfferQuery } from './push.ts';
import { useNoticeSwitches } from './use-notice-switches.ts';

type Switches = ReturnType<typeof useNoticeSwitches>;

/** Which notifications the user gets, and by which channel. Each press is saved at once. */
export function NoticeSettings({ user }: { user: User }) {
  const switches = useNoticeSwitches(user);
  const { data: push } = useQuery(pushOfferQuery);
  const publicKey = push?.publicKey ?? null;
  const channels = noticeChannels.filter((channel) => channel !== 'push' || publicKey !== null);
  const reaches = (kind: NoticeKind) => channels.some((channel) => reachOf(kind, channel).includes(user.role));
  const groups = noticeGroups
    .map((group) => ({ group, kinds: noticeKindsOf(user.role, group).filter(reaches) }))
    .filter(({ kinds }) => kinds.length > 0);
  return (
    <div className="stack">
      <p className="hint">
        Neyi nereden öğrenmek istediğini seç. Kilitli olanlar hesabının güvenliği, beklediğin para ve süreli işler
        içindir; şifre ve doğrulama e-postaları gibi her zaman gelir.
      </p>
      {push && publicKey !== null && <BrowserSettings publicKey={publicKey} endpoints={push.endpoints} />}
      <Said switches={switches} />
      <table className="tbl notice-table">
        <thead>
          <tr>
            <th scope="col">Bildirim</th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="c">
                {noticeChannelLabels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ group, kinds }) => (
          <tbody key={group}>
            <GroupTitle columns={1 + channels.length}>{noticeGroupLabels[group]}</GroupTitle>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{noticeLabels[kind]}</th>
                {channels.map((channel) => (
                  <td key={channel} className="c">
                    <Cell kind={kind} channel={channel} user={user} switches={switches} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <GroupTitle columns={1 + channels.length}>Kampanyalar</GroupTitle>
          <Marketing on={user.settings.marketingMail} channels={channels} />
        </tbody>
      </table>
    </div>
  );
}

/** The effect of the last press, with a button that undoes it. */
function Said({ switches: { last, isKept, error, turn } }: { switches: Switches }) {
  return (
    <div className="notice-said" role="status">
      {last && isKept && (
        <>
          <span>
            {last.on ? 'Açıldı: ' : 'Kapatıldı: '}
            {noticeName(last.notice)}
          </span>
          <Button size="sm" kind="g" onClick={() => turn(last.notice, !last.on)}>
            Geri al
          </Button>
        </>
      )}
      {last && error && (
        <Alert tone="bad" announce>
          {noticeName(last.notice)} değişmedi. {explain(error)}
        </Alert>
      )}
    </div>
  );
}

const GroupTitle = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr className="notice-table__group">
    <th scope="rowgroup" colSpan={columns}>
      {children}
    </th>
  </tr>
);

function Cell({
  kind,
  channel,
  user,
  switches,
}: {
  kind: NoticeKind;
  channel: NoticeChannel;
  user: User;
  switches: Switches;
}) {
  if (!reachOf(kind, channel).includes(user.role)) return <Nothing />;
  if (!mayBeMuted(kind, channel)) {
    return (
      <span className="notice-table__always" title="Her zaman açık">
        <Lock className="ic" aria-hidden="true" />
        <span className="vh">Her zaman açık</span>
      </span>
    );
  }
  const notice = noticeSwitch(kind, channel);
  return <Toggle name={noticeName(notice)} on={switches.isOn(notice)} onTurn={(on) => switches.turn(notice, on)} />;
}

function Marketing({ on, channels }: { on: boolean; channels: readonly NoticeChannel[] }) {
  const [wanted, want] = useState(on);
  const save = useCommand({
    mutationFn: (marketingMail: boolean) => api.call('PATCH /users/current', { body: { settings: { marketingMail } } }),
    onSuccess: (changed) => {
      put(currentUserQuery, changed);
      toast('Tercihin kaydedildi');
    },
  });
  return (
    <tr>
      <th scope="row">
        Kampanya ve yenilikler
        <Refused why={save.error} />
      </th>
      {channels.map((channel) => (
        <td key={channel} className="c">
          {channel === 'mail' ? (
            <Toggle
              name="Kampanya ve yenilikler, E-posta"
              on={save.isPending ? wanted : on}
              onTurn={(next) => {
                want(next);
                save.run(next);
              }}
            />
          ) : (
            <Nothing />
          )}
        </td>
      ))}
    </tr>
  );
}

const Nothing = () => (
  <span className="dim">
    <span aria-hidden="true">–</span>
    <span className="vh">yok</span>
  </span>
);

const Toggle = ({ name, on, onTurn }: { name: string; on: boolean; onTurn: (on: boolean) => void }) => (
  <input
    type="checkbox"
    role="switch"
    className="switch"
    aria-label={name}
    aria-checked={on}
    checked={on}
    onChange={(event) => onTurn(event.target.checked)}
  />
);
