import type { ReactNode } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import type { FormFrame } from './use-api-form.tsx';

/** The frame of every form. An error of the whole form is shown above its fields, or where the form puts it. */
export function Form({
  id,
  form: { frame, engine, fault, onSubmit },
  className = 'stack',
  beside,
  children,
}: {
  /** For a button outside the form. */
  id?: string;
  form: FormFrame;
  className?: string;
  /** What the user can do about the error. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form id={id} ref={frame} className={className} noValidate onSubmit={onSubmit}>
      {engine}
      {fault && (
        <>
          <Alert tone="bad" announce>
            {fault}
          </Alert>
          {beside}
        </>
      )}
      {children}
    </form>
  );
}
