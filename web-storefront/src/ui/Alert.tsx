import { Ban, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: Ban } as const;

/** Stays where it is until its cause is gone. `announce` for what appears after something was done. */
export function Alert({
  tone = 'info',
  announce = false,
  children,
}: {
  tone?: keyof typeof icons;
  announce?: boolean;
  children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div className={`alert ${tone}`} role={announce ? 'alert' : undefined}>
      <Icon className="ic" aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
