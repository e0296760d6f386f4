import { NoConnectionError } from '#contract/browser/chunk.ts';
import { pauseAfter, untilReachable } from '#contract/browser/connection.ts';
import { useEffect, type ReactNode } from 'react';
import { ApiProblem } from '../lib/api.ts';
import { useRevalidate, useRouteError } from '../lib/router/index.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { NOT_FOUND } from './not-found.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { StairPiece } from '../ui/StairPiece.tsx';
import { paths } from '../config/paths.ts';

/** The page of a failed route: the HTTP status (500 if there is none) and what happened (specification §8). */
export function ErrorPage() {
  const error = useRouteError();
  if (error instanceof NoConnectionError) return <NoConnection />;
  const status = error instanceof Response || error instanceof ApiProblem ? error.status : 500;
  if (status === 404) {
    return (
      <Page title="Sayfa bulunamadı">
        <p className="error-page__status num">{status}</p>
        <h1>Bu sayfa bulunamadı</h1>
        <p className="muted">Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.</p>
        <p className="tiny muted" lang="en">
          {NOT_FOUND}
        </p>
      </Page>
    );
  }
  return <Fault error={error} status={status} />;
}

function Page({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <main className="wrap error-page" id="icerik" tabIndex={-1}>
      <PageTitle>{title}</PageTitle>
      <div className="empty">
        <StairPiece of="gap" />
        {children}
        <div className="row row--wrap">
          {action}
          <ButtonLink kind={action ? 's' : 'p'} to={paths.home()}>
            Ana sayfaya dön
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}

/** The message of a script error is only logged: it contains file names and addresses. */
function Fault({ error, status }: { error: unknown; status: number }) {
  useEffect(() => {
    if (error instanceof Error && !(error instanceof ApiProblem)) reportError(error);
  }, [error]);
  return (
    <Page
      title="Bir hata oldu"
      action={
        <Button kind="p" onClick={() => location.reload()}>
          Sayfayı yenile
        </Button>
      }
    >
      <p className="error-page__status num">{status}</p>
      <h1>Beklenmeyen bir hata oldu</h1>
      {error instanceof ApiProblem && <p className="muted">{error.message}</p>}
      <p className="muted">Yine olursa destek ekibine yaz.</p>
    </Page>
  );
}

/** Opens the page as soon as the server can be reached. */
function NoConnection() {
  const revalidate = useRevalidate();
  useEffect(() => {
    const gone = new AbortController();
    const tryAgain = async () => {
      for (let failures = 0; !gone.signal.aborted; failures += 1) {
        await pauseAfter(failures);
        await untilReachable();
        if (!gone.signal.aborted) await revalidate();
      }
    };
    void tryAgain();
    return () => gone.abort();
  }, [revalidate]);
  return (
    <Page
      title="Bağlantı yok"
      action={
        <Button kind="p" onClick={() => void revalidate()}>
          Yeniden dene
        </Button>
      }
    >
      <h1>Bağlantı yok</h1>
      <p className="muted">Sunucuya ulaşılamıyor. Bağlantı gelince bu sayfa kendiliğinden açılır.</p>
    </Page>
  );
}
