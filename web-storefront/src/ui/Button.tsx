import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export interface ButtonLook {
  /** p: the main action of its region, s: secondary, g: quiet, d: destructive. */
  kind?: 'p' | 's' | 'g' | 'd';
  size?: 'sm' | 'lg';
  /** As wide as its container. */
  wide?: boolean;
  /** A square that holds an icon; needs an `aria-label`. */
  icon?: boolean;
}

const classOf = ({ kind = 's', size, wide, icon }: ButtonLook, extra = '') =>
  ['btn', `btn-${kind}`, size && `btn-${size}`, wide && 'btn-w', icon && 'btn-i', extra].filter(Boolean).join(' ');

/** `busy` keeps the label and ignores presses. `aria-disabled` ignores presses and keeps the focus. */
export function Button({
  kind,
  size,
  wide,
  icon,
  busy = false,
  className,
  onClick,
  ...rest
}: ButtonLook & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ kind, size, wide, icon }, className)}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || rest['aria-disabled']) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

export function ButtonLink({ kind, size, wide, icon, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={classOf({ kind, size, wide, icon }, className)} />;
}
