import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { changesBetween, numberAt, pointerTo, type PriceField } from '#contract/pricing/price-book-rules.ts';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { Link, Title, useCreatePath, useStore } from 'react-admin';
import type { AdminPriceBook } from '../../lib/records.ts';
import { figures } from '../../theme/theme.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { changeInPercent, shown, tidied, unitOf, written } from './price-tables.ts';
import { edited, type Edits, faultTexts, typed } from './edits.ts';
import { Effect } from './Effect.tsx';
import { PriceTables } from './PriceTables.tsx';
import { Publish } from './Publish.tsx';
import { useCurrentBook } from './use-current-book.ts';

const none: Edits = {};

/** Edits apply to the current version. If somebody else publishes meanwhile, they apply to the new version. */
export function PriceBookEdit() {
  const { current, scheduled, error, retry } = useCurrentBook();
  const path = useCreatePath();
  return (
    <Stack sx={{ gap: 2, pt: 2 }}>
      <Title title="Fiyatları düzenle" />
      {error && !current && <LoadError error={error} retry={retry} />}
      {scheduled && (
        <Alert severity="warning">
          <Link to={path({ resource: 'price-books', id: scheduled.id, type: 'show' })}>{scheduled.version}. sürüm</Link>{' '}
          zamanını bekliyor. Yenisini yayımlamak için önce onu iptal et.
        </Alert>
      )}
      {current ? <Editor current={current} /> : !error && <Skeleton variant="rounded" height={480} />}
    </Stack>
  );
}

export function Editor({ current }: { current: AdminPriceBook }) {
  // edits are kept in react-admin's store, which survives a reload and is emptied at log-out
  const [edits, setEdits] = useStore<Edits>('price-books.edits', none);
  const { document: book } = current;
  const document = useMemo(() => edited(book, edits), [book, edits]);
  const faults = useMemo(() => faultTexts(book, edits), [book, edits]);
  const changes = changesBetween(book, document);
  const begun = Object.keys(edits).length > 0;
  useWarning(begun);
  // a stable callback: a key press renders only its own field, not all fields of the tab
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = edits;
  }, [edits]);
  const type = useCallback(
    (field: PriceField, text: string) => setEdits(typed(latest.current, book, field, text)),
    [book, setEdits],
  );
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Typography aria-live="polite">
          {changes.length > 0 ? `${changes.length} değer değişti.` : 'Henüz bir değer değişmedi.'} Düzenlemelerin bu
          tarayıcıda durur, yayımlanmadan kimse görmez.
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" disabled={!begun} onClick={() => setEdits(none)}>
            Değişiklikleri sil
          </Button>
          {changes.length > 0 && faults.size === 0 && (
            <Publish label="Yayımla" current={current} document={document} onDone={() => setEdits(none)} />
          )}
        </Stack>
      </Stack>
      {faults.size > 0 && (
        <Alert severity="error">
          {faults.size} değer hatalı. Düzelttiğinde yayımlayabilirsin; hata değerin altında yazar.
        </Alert>
      )}
      <Effect document={document} disabled={changes.length === 0 || faults.size > 0} />
      <PriceTables
        isMarked={({ path }) => pointerTo(path) in edits || faults.has(pointerTo(path))}
        renderValue={(field, labelId) => (
          <NumberField
            field={field}
            labelId={labelId}
            before={numberAt(book, field.path) ?? 0}
            after={numberAt(document, field.path) ?? 0}
            text={edits[pointerTo(field.path)]}
            fault={faults.get(pointerTo(field.path))}
            onType={type}
          />
        )}
      />
    </>
  );
}

interface NumberFieldProps {
  readonly field: PriceField;
  readonly labelId: string;
  readonly before: number;
  readonly after: number;
  readonly text: string | undefined;
  readonly fault: string | undefined;
  readonly onType: (field: PriceField, text: string) => void;
}

const Published = ({ price, share }: { readonly price: string; readonly share: string }) => (
  <>
    Yayında {price}
    {share && <span style={{ whiteSpace: 'nowrap' }}> ({share})</span>}
  </>
);

const NumberField = memo(function NumberField({
  field,
  labelId,
  before,
  after,
  text,
  fault,
  onType,
}: NumberFieldProps) {
  const { unit } = field;
  const share = changeInPercent(before, after);
  return (
    <TextField
      size="small"
      value={text ?? written(unit, before)}
      onChange={(event) => onType(field, event.target.value)}
      onBlur={() => text !== undefined && onType(field, tidied(unit, text))}
      error={fault !== undefined}
      helperText={fault ?? (text !== undefined && <Published price={shown(unit, before)} share={share} />)}
      autoComplete="off"
      sx={{ width: '10rem', m: 0 }}
      slotProps={{
        htmlInput: {
          'aria-labelledby': labelId,
          inputMode: unit === 'price' ? 'decimal' : 'numeric',
          sx: { ...figures, textAlign: 'right' },
        },
        input: { endAdornment: <InputAdornment position="end">{unitOf(unit)}</InputAdornment> },
      }}
    />
  );
});

/** The browser asks before it closes a tab with unpublished edits. */
function useWarning(begun: boolean) {
  useEffect(() => {
    if (!begun) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [begun]);
}
