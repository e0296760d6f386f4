import {
  noticeChannels,
  noticeKindsOf,
  noticeLabels,
  reachOf,
  type NoticeChannel,
  type NoticeKind,
  type NoticeSwitch,
} from '#contract/vocabulary.ts';
import { api, explain } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Alert } from '../../ui/Alert.tsx';
import { toast } from '../../ui/toast.ts';
import { currentUserQuery, type User } from '../session/use-session.ts';

const channelNames: Record<NoticeChannel, string> = { app: 'Uygulama', mail: 'E-posta' };

/** What one wants to be told of, and how. It is kept at each press. */
export function NoticeSettings({ user }: { user: User }) {
  const { mutedNotices, marketingMail } = user.settings;
  const save = useCommand({
    mutationFn: (settings: Partial<User['settings']>) => api.call('PATCH /users/current', { body: { settings } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(currentUserQuery.queryKey, changed);
      toast('Tercihin kaydedildi');
    },
  });
  const turn = (name: NoticeSwitch, on: boolean) =>
    save.run({ mutedNotices: on ? mutedNotices.filter((muted) => muted !== name) : [...mutedNotices, name] });
  return (
    <div className="stack">
      {save.isError && (
        <Alert tone="bad" announce>
          {explain(save.error)}
        </Alert>
      )}
      <table className="tbl notice-table" aria-busy={save.isPending || undefined}>
        <thead>
          <tr>
            <th>Bildirim</th>
            {noticeChannels.map((channel) => (
              <th key={channel} className="c">
                {channelNames[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeKindsOf(user.role).map((kind) => (
            <tr key={kind}>
              <th scope="row">{noticeLabels[kind]}</th>
              {noticeChannels.map((channel) => (
                <td key={channel} className="c">
                  {reachOf(kind, channel).includes(user.role) ? (
                    <NoticeBox
                      kind={kind}
                      channel={channel}
                      on={!mutedNotices.includes(`${kind}.${channel}`)}
                      turn={turn}
                    />
                  ) : (
                    <span className="dim" aria-label="yok">
                      –
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Kampanya ve yenilikler</th>
            <td className="c">
              <span className="dim" aria-label="yok">
                –
              </span>
            </td>
            <td className="c">
              <input
                type="checkbox"
                role="switch"
                className="switch"
                aria-label="Kampanya ve yenilikler, E-posta"
                aria-checked={marketingMail}
                checked={marketingMail}
                onChange={(event) => save.run({ marketingMail: event.target.checked })}
              />
            </td>
          </tr>
        </tbody>
      </table>
      <p className="hint">Şifre, doğrulama ve hesap güvenliğiyle ilgili e-postalar her zaman gönderilir.</p>
    </div>
  );
}

function NoticeBox({
  kind,
  channel,
  on,
  turn,
}: {
  kind: NoticeKind;
  channel: NoticeChannel;
  on: boolean;
  turn: (name: NoticeSwitch, on: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      role="switch"
      className="switch"
      aria-label={`${noticeLabels[kind]}, ${channelNames[channel]}`}
      aria-checked={on}
      checked={on}
      onChange={(event) => turn(`${kind}.${channel}`, event.target.checked)}
    />
  );
}
