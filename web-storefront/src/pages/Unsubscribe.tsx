import { useMutation, useQuery } from '@tanstack/react-query';
import { paths } from '../config/paths.ts';
import { useLinkToken } from '../features/auth/link-token.ts';
import { noticeName } from '../features/settings/notice-name.ts';
import { currentUserQuery } from '../features/session/use-session.ts';
import { anonymous } from '../lib/api.ts';
import { queryClient } from '../lib/query-client.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Refused } from '../ui/Refused.tsx';
import { PanelPage } from '../ui/PanelPage.tsx';

const turn = async (token: string, on: boolean) => {
  const turned = await anonymous.call('PUT /notifications/unsubscription', { body: { token, on } });
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  return turned;
};

/** The page of the link at the end of a mail. Opening it turns that kind of mail off and nothing else. */
export default function Unsubscribe() {
  const token = useLinkToken();
  const opened = useQuery({
    queryKey: ['unsubscription', token],
    queryFn: () => turn(token, false),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  });
  const change = useMutation({ mutationFn: (on: boolean) => turn(token, on) });
  const now = change.data ?? opened.data;
  const error = change.error ?? opened.error;
  return (
    <PanelPage title="E-posta bildirimi">
      {token === '' && <Alert tone="warn">Bu sayfa bir e-postanın altındaki bağlantıyla açılır.</Alert>}
      {opened.isLoading && (
        <div role="status">
          <span className="vh">E-posta bildirimi kapatılıyor</span>
          <Skeleton height="3em" />
        </div>
      )}
      {now && (
        <div role="status">
          <Alert tone="ok">
            {now.on ? 'Yeniden açıldı: ' : 'Kapatıldı: '}
            <b>{noticeName(now.notice)}</b>.{' '}
            {now.on ? 'Bu e-postaları yine göndereceğiz.' : 'Bu e-postaları artık göndermeyeceğiz.'}
          </Alert>
        </div>
      )}
      <Refused why={error} />
      <div className="row row--wrap">
        {now && (
          <Button busy={change.isPending} onClick={() => change.mutate(!now.on)}>
            {now.on ? 'Yeniden kapat' : 'Geri al'}
          </Button>
        )}
        <ButtonLink kind="g" to={paths.settings('bildirimler')}>
          Bildirim ayarları
        </ButtonLink>
      </div>
    </PanelPage>
  );
}
