import { useMemo } from 'react';
import { encode } from 'uqr';
import { CopyButton } from './CopyButton.tsx';

/** The key for the authenticator app: as a QR code, and as letters for those who can't scan it. */
export function AppKey({ app: { key, uri } }: { app: { key: string; uri: string } }) {
  return (
    <div className="app-key">
      <QrCode text={uri} />
      <div className="stack-2">
        <p className="muted">
          Doğrulama uygulamanda “hesap ekle” de ve kareyi tara. Tarayamıyorsan anahtarı elle yaz ya da{' '}
          <a href={uri}>uygulamayı bu cihazda aç</a>.
        </p>
        <p className="app-key__text num">{key.match(/.{1,4}/g)?.join(' ')}</p>
        <div>
          <CopyButton text={key} done="Anahtar kopyalandı">
            Anahtarı kopyala
          </CopyButton>
        </div>
      </div>
    </div>
  );
}

/** Dark on light in both themes, because cameras need that. */
function QrCode({ text }: { text: string }) {
  const { data, size } = useMemo(() => encode(text, { border: 2 }), [text]);
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className="app-key__code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Doğrulama uygulaması için kare kod"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
