import '../styles/picture.css';
import { useState } from 'react';
import { Modal } from './Modal.tsx';

interface Picture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Small pictures in a row; each opens in full size. */
export function PictureStrip({ label, pictures }: { label: string; pictures: readonly Picture[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? undefined : pictures[open];
  const nameOf = (index: number) => (pictures.length > 1 ? `${label} ${index + 1}` : label);
  if (pictures.length === 0) return null;
  return (
    <ul className="strip">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <button type="button" className="strip__b" onClick={() => setOpen(index)}>
            <Shown picture={picture} alt={`${nameOf(index)}: büyüt`} lazy />
          </button>
        </li>
      ))}
      {shown && open !== null && (
        <Modal title={nameOf(open)} close={() => setOpen(null)}>
          <Shown picture={shown} alt={nameOf(open)} />
          <a className="link" href={shown.url} target="_blank" rel="noreferrer">
            Yeni sekmede aç
          </a>
        </Modal>
      )}
    </ul>
  );
}

/** The URL of a picture is valid for at least 15 minutes. It may have expired on a page that was open for longer. */
function Shown({ picture: { url, width, height }, alt, lazy }: { picture: Picture; alt: string; lazy?: boolean }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === url) return <span className="small">Resim açılamadı. Sayfayı yenile.</span>;
  return (
    <img
      className="strip__i"
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      onError={() => setFailed(url)}
    />
  );
}
