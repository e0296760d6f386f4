import { Ban, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: Ban } as const;

/** Stays until its cause is gone. `announce` tells screen readers; use it for alerts that appear after an action. */
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
