import '../styles/picture.css';
import { ImagePlus, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { FieldError } from './Field.tsx';

export interface ChosenPicture {
  readonly key: string;
  readonly file: File;
  /** The URL of the file in this browser; undefined if the file is not a picture. */
  readonly preview: string | undefined;
  /** `failed` can be retried, `refused` can't. */
  readonly state: 'sending' | 'ready' | 'failed' | 'refused';
  readonly error?: string | undefined;
  /** The picture's id on the server. */
  readonly id?: string;
}

export interface ChosenPictures {
  readonly items: readonly ChosenPicture[];
  readonly most: number;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (item: ChosenPicture) => void;
  readonly retry: (item: ChosenPicture) => void;
}

const dragged = ['dragover', 'dragleave', 'drop'] as const;

/** Chooses pictures from files, by drag and drop, or by pasting anywhere while it is shown. */
export function PicturePicker({
  label,
  hint,
  error,
  pictures: { items, most, add, remove, retry },
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  pictures: ChosenPictures;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLFieldSetElement>(null);
  const [over, setOver] = useState(false);
  const [tooMany, setTooMany] = useState(false);
  const full = items.length >= most;
  const take = (files: FileList) => {
    setTooMany(files.length > most - items.length);
    if (files.length > 0) add([...files]);
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    // copied table cells come as a picture and as text: the text is meant
    if (!clipboardData?.files.length || clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    take(clipboardData.files);
  });
  const drag = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop' && event.dataTransfer) take(event.dataTransfer.files);
  });
  useEffect(() => {
    const place = frame.current;
    const onPaste = (event: ClipboardEvent) => paste(event);
    const onDrag = (event: DragEvent) => drag(event);
    document.addEventListener('paste', onPaste);
    for (const type of dragged) place?.addEventListener(type, onDrag);
    return () => {
      document.removeEventListener('paste', onPaste);
      for (const type of dragged) place?.removeEventListener(type, onDrag);
    };
  }, []);
  return (
    <fieldset
      ref={frame}
      className="pics"
      data-over={over || undefined}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
    >
      <legend className="label">{label}</legend>
      {items.length > 0 && (
        <ul className="pics__l">
          {items.map((item) => (
            <Chosen
              key={item.key}
              item={item}
              retry={() => retry(item)}
              remove={() => {
                remove(item);
                setTooMany(false);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div className="row row--wrap">
        <input
          ref={input}
          id={id}
          className="vh"
          type="file"
          multiple
          accept="image/png,image/jpeg,image/webp"
          aria-disabled={full || undefined}
          onClick={(event) => full && event.preventDefault()}
          onChange={({ target }) => {
            if (target.files) take(target.files);
            target.value = ''; // the same file can be chosen again
          }}
        />
        <label className="btn btn-s btn-sm" htmlFor={id}>
          <ImagePlus className="ic" aria-hidden="true" /> Resim seç
        </label>
        <span className="small dim hide-m">ya da buraya sürükle, yapıştır</span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <span className="hint" id={`${id}-hint`}>
        {hint} PNG, JPEG ya da WebP; en çok {most} resim, her biri 8 MB.
      </span>
      <span className="small" role="status">
        {tooMany ? `En çok ${most} resim eklenir; fazlası alınmadı.` : <span className="vh">{said(items)}</span>}
      </span>
    </fieldset>
  );
}

function Chosen({ item, retry, remove }: { item: ChosenPicture; retry: () => void; remove: () => void }) {
  const { file, preview, state, error } = item;
  return (
    <li className="pic" data-state={state}>
      <span className="pic__f">
        {preview ? <img src={preview} alt="" /> : <TriangleAlert className="ic" aria-hidden="true" />}
        {state === 'sending' && <span className="pic__bar" role="progressbar" aria-label={`${file.name} yükleniyor`} />}
      </span>
      <span className="pic__t">
        <span className="small pic__n">{file.name}</span>
        {error && <FieldError>{error}</FieldError>}
        {state === 'failed' && (
          <Button size="sm" onClick={retry}>
            Yeniden dene
          </Button>
        )}
      </span>
      <Button kind="g" size="sm" icon aria-label={`${file.name} resmini çıkar`} onClick={remove}>
        <X className="ic" aria-hidden="true" />
      </Button>
    </li>
  );
}

/** The announcement for screen readers. */
const said = (items: readonly ChosenPicture[]): string => {
  const ready = items.filter(({ state }) => state === 'ready').length;
  const sending = items.filter(({ state }) => state === 'sending').length;
  return [ready > 0 && `${ready} resim eklendi.`, sending > 0 && `${sending} resim yükleniyor.`]
    .filter(Boolean)
    .join(' ');
};
