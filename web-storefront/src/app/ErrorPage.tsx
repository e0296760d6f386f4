import { useRouteError } from '../lib/router/index.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { NOT_FOUND } from './not-found.ts';
import { PageTitle } from './PageTitle.tsx';
import { paths } from './paths.ts';

/** What a failed route shows: its status, or 500, and its message (specification §8). */
export function ErrorPage() {
  const error = useRouteError();
  const status = error instanceof Response ? error.status : 500;
  const missing = status === 404;
  const message = error instanceof Response ? error.statusText : error instanceof Error ? error.message : '';
  return (
    <main className="wrap error-page" id="icerik" tabIndex={-1}>
      <PageTitle>{missing ? 'Sayfa bulunamadı' : 'Bir hata oldu'}</PageTitle>
      <div className="empty">
        <Emblem tier="unranked" size={72} />
        <p className="error-page__status num">{status}</p>
        <h1>{missing ? 'Bu sayfa bulunamadı' : 'Beklenmeyen bir hata oldu'}</h1>
        <p className="muted" lang="en">
          {missing ? NOT_FOUND : message}
        </p>
        <ButtonLink kind="p" to={paths.home()}>
          Ana sayfaya dön
        </ButtonLink>
      </div>
    </main>
  );
}
