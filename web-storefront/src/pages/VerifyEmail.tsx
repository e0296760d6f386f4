import { useQuery } from '@tanstack/react-query';
import { paths } from '../config/paths.ts';
import { useLinkToken } from '../features/auth/link-token.ts';
import { currentUserQuery, useSessionStatus } from '../features/session/use-session.ts';
import { anonymous } from '../lib/api.ts';
import { queryClient } from '../lib/query-client.ts';
import { Alert } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Refused } from '../ui/Refused.tsx';
import { PanelPage } from '../ui/PanelPage.tsx';

/** The page of the mail's link. Opening it verifies the address; opening it again does no harm. */
export default function VerifyEmail() {
  const token = useLinkToken();
  const signedIn = useSessionStatus() === 'signed-in';
  const verified = useQuery({
    queryKey: ['verification', token],
    queryFn: async () => {
      await anonymous.call('PUT /users/verification', { body: { token } });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      return true;
    },
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  });
  return (
    <PanelPage title="E-posta adresini doğrula">
      {token === '' && <Alert tone="warn">Bu sayfa e-postandaki doğrulama bağlantısıyla açılır.</Alert>}
      {verified.isLoading && (
        <div role="status">
          <span className="vh">Adresin doğrulanıyor</span>
          <Skeleton height="3em" />
        </div>
      )}
      {verified.isSuccess && (
        <Alert tone="ok" announce>
          Adresin doğrulandı. Teşekkürler.
        </Alert>
      )}
      <Refused why={verified.error} />
      <div className="row row--wrap">
        {signedIn ? (
          <ButtonLink kind="p" to={paths.settings()}>
            Ayarlara git
          </ButtonLink>
        ) : (
          <ButtonLink kind="p" to={paths.login()}>
            Giriş yap
          </ButtonLink>
        )}
        <ButtonLink kind="g" to={paths.home()}>
          Ana sayfa
        </ButtonLink>
      </div>
    </PanelPage>
  );
}
