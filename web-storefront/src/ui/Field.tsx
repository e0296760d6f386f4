import { TriangleAlert, type LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/**
 * The text of a field's error, or the reason why the user has to wait. The icon carries the meaning without its colour.
 */
export function FieldError({
  id,
  icon: Icon = TriangleAlert,
  children,
}: {
  id?: string;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span className="err" id={id} role="alert">
      <Icon className="ic" aria-hidden="true" />
      {children}
    </span>
  );
}

/** A label, a control, a hint and an error, connected for screen readers. */
export function Field({ label, hint, error, children }: FieldText & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  affix,
  className = '',
  ...input
}: FieldText & { affix?: string } & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) =>
        affix ? (
          <div className="affix">
            <input {...input} {...wiring} className={`input ${className}`} />
            <span aria-hidden="true">{affix}</span>
          </div>
        ) : (
          <input {...input} {...wiring} className={`input ${className}`} />
        )
      }
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  children,
  ...select
}: FieldText & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <select {...select} {...wiring} className="select">
          {children}
        </select>
      )}
    </Field>
  );
}

export function TextArea({ label, hint, error, ...area }: FieldText & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <textarea {...area} {...wiring} className="input" />}
    </Field>
  );
}
