import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import {
  Edit,
  HttpError,
  SaveButton,
  SimpleForm,
  Toolbar,
  useEditContext,
  useFormIsDirty,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
  type DataProvider,
  type RaRecord,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { changesOf } from '../providers/data-provider.ts';
import { problemOf } from '../providers/problem.ts';
import { fieldLabel, written } from '../resources/audit-events/fields.ts';
import { EditHead } from './WayBack.tsx';

/** The form's label and format of a field, where they differ from the audit log's. */
export type FieldWords<R> = {
  readonly [F in keyof R]?: { readonly label?: string; readonly write?: (value: NonNullable<R[F]>) => string };
};

interface EditPageProps<R extends RaRecord> {
  readonly redirect?: 'show' | 'list';
  readonly title?: ReactElement;
  readonly transform?: (record: R) => object;
  readonly words?: FieldWords<R>;
  /** Content beside the save button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A record's edit form. Sends only changed fields and the values they replace (optimistic concurrency, 0063). */
export const EditPage = <R extends RaRecord>({ redirect = 'show', title, transform, ...form }: EditPageProps<R>) => (
  <Edit<R>
    mutationMode="pessimistic"
    redirect={redirect}
    actions={<EditHead />}
    {...(title ? { title } : {})}
    {...(transform ? { transform } : {})}
  >
    <EditForm<R> {...form} />
  </Edit>
);

/** A reloaded record does not replace input. After a save the form shows the saved record. */
const keepTyped = { keepDirtyValues: true };
const forgetTyped = {};

const meanwhile = 'Kayıt bu sırada değişti, kaydedilmedi. Yazdıkların duruyor; bakıp yeniden kaydedebilirsin.';

function EditForm<R extends RaRecord>({ words = {}, aside, children }: Omit<EditPageProps<R>, 'redirect' | 'title'>) {
  const { refetch } = useEditContext<R>();
  const [isSaved, setSaved] = useState(false);
  useRegisterMutationMiddleware<DataProvider['update']>(
    useCallback(
      async (resource, params, next) => {
        try {
          const answer = await next(resource, params);
          setSaved(true);
          return answer;
        } catch (error) {
          if (problemOf(error)?.code !== 'request.conflict') throw error;
          await refetch();
          throw new HttpError(meanwhile, 409, problemOf(error));
        }
      },
      [refetch],
    ),
  );
  return (
    <SimpleForm
      noValidate
      warnWhenUnsavedChanges
      resetOptions={isSaved ? forgetTyped : keepTyped}
      toolbar={
        <Toolbar sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <SaveButton />
          {aside}
        </Toolbar>
      }
    >
      {children}
      <ChangedMeanwhile<R> words={words} />
    </SimpleForm>
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Warns about fields that somebody else has changed during the edit. Saving now would overwrite the other person's
 * values.
 */
function ChangedMeanwhile<R extends RaRecord>({ words }: { words: FieldWords<R> }) {
  const resource = useResourceContext() ?? '';
  const label = fieldLabel(resource);
  const record = useRecordContext<R>();
  const typed: Partial<RaRecord> = useWatch();
  const isDirty = useFormIsDirty();
  const [seen, setSeen] = useState(record);
  if (!isDirty && seen !== record) setSeen(record);
  if (!isDirty || !record || !seen) return null;
  const overwritten = Object.entries(changesOf(record, seen)).filter(
    ([field, now]) => field in typed && !isSame(typed[field], now),
  );
  const write = (field: string, now: unknown) =>
    (now !== null && words[field]?.write?.(now as never)) || written(now, { resource, field, label });
  return (
    <>
      <span hidden data-unsaved />
      {overwritten.length > 0 && (
        <Alert severity="warning" sx={{ width: '100%', mt: 2 }}>
          Sen yazarken şu alanlar değişti. Kaydedersen senin yazdıkların geçerli olur.
          <Box
            component="dl"
            sx={{ m: 0, mt: 1, overflowWrap: 'anywhere', '& dt': { fontWeight: 620 }, '& dd': { m: 0 } }}
          >
            {overwritten.map(([field, now]) => (
              <div key={field}>
                <dt>{words[field]?.label ?? label(`/${field}`)}</dt>
                <dd>{`Şu an: ${write(field, now)}`}</dd>
              </div>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
