import type { ReactNode, SyntheticEvent } from 'react';
import { Alert } from '../../ui/Alert.tsx';

/** The frame of every form: what is wrong with the whole stands above its fields. */
export function Form({
  id,
  form,
  beside,
  children,
}: {
  /** For a button that stands elsewhere. */
  id?: string;
  form: { readonly fault: string | undefined; readonly onSubmit: (event: SyntheticEvent) => void };
  /** What to do about a fault. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form id={id} className="stack" noValidate onSubmit={form.onSubmit}>
      {form.fault && (
        <>
          <Alert tone="bad" announce>
            {form.fault}
          </Alert>
          {beside}
        </>
      )}
      {children}
    </form>
  );
}
