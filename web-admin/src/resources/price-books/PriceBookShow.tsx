import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { priceBookStateLabels } from '#contract/pricing/words.tr.ts';
import { changesBetween, numberAt } from '#contract/pricing/price-book-rules.ts';
import { Link, useCanAccess, useCreatePath } from 'react-admin';
import type { AdminPriceBook } from '../../lib/records.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { Change, ChangeList } from './Change.tsx';
import { PriceTables } from './PriceTables.tsx';
import { Cancel, Publish } from './Publish.tsx';
import { useBookBefore, useCurrentBook } from './use-current-book.ts';

export const PriceBookShow = () => (
  <RecordPage<AdminPriceBook>
    title={({ version }) => `Fiyatlar, ${version}. sürüm`}
    renderActions={(book) => <Actions book={book} />}
  >
    {(book) => <Book book={book} />}
  </RecordPage>
);

function Actions({ book }: { book: AdminPriceBook }) {
  const { current } = useCurrentBook();
  if (book.state === 'current') return <EditLink id={book.id} />;
  if (book.state === 'scheduled') return <Cancel book={book} />;
  const differs = current && changesBetween(current.document, book.document).length > 0;
  return differs ? <Publish label="Bu fiyatlara dön" current={current} document={book.document} /> : null;
}

function EditLink({ id }: { id: string }) {
  const { canAccess } = useCanAccess({ resource: 'price-books', action: 'edit' });
  const path = useCreatePath()({ resource: 'price-books', id, type: 'edit' });
  return canAccess ? (
    <Button component={Link} to={path} variant="contained">
      Fiyatları düzenle
    </Button>
  ) : null;
}

/** A version of the prices, compared with the current version if that is another one. */
function Book({ book }: { book: AdminPriceBook }) {
  const { current } = useCurrentBook();
  const before = current?.document ?? book.document;
  const changed = changesBetween(before, book.document).length;
  return (
    <>
      <Section title={`${book.version}. sürüm`} aside={<StateChip {...priceBookStateLabels[book.state]} />}>
        <Facts
          facts={[
            ['Neden', book.reason ?? 'İlk fiyatlar'],
            ['Yayımlayan', book.authorName],
            ['Yayım zamanı', <Moment key="published" at={book.publishedAt} />],
            ['Temel alınan sürüm', book.basedOn],
            ['Değişen değer', book.changes],
          ]}
        />
      </Section>
      <MadeDifferent book={book} />
      {current && current.id !== book.id && (
        <Alert severity="info">
          {changed > 0
            ? `Yayındaki ${current.version}. sürümden ${changed} değer farklı; her birinde önce yayındaki, sonra bu sürümdeki yazar.`
            : `Yayındaki ${current.version}. sürümle aynı.`}
        </Alert>
      )}
      <PriceTables
        isMarked={({ path }) => numberAt(before, path) !== numberAt(book.document, path)}
        renderValue={({ path, unit }) => (
          <Change unit={unit} before={numberAt(before, path) ?? 0} after={numberAt(book.document, path) ?? 0} />
        )}
      />
      <HistoryOf filter={{ recordId: book.id }} />
    </>
  );
}

/** The author's changes to the version that this one is based on. */
function MadeDifferent({ book }: { book: AdminPriceBook }) {
  const before = useBookBefore(book);
  if (!before) return null;
  return (
    <Section title={`${before.version}. sürüme göre değişen değerler`}>
      <ChangeList changes={changesBetween(before.document, book.document)} whole />
    </Section>
  );
}
