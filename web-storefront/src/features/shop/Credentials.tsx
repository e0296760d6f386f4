import { Copy } from 'lucide-react';
import { copy } from '../../ui/copy.ts';
import { Button } from '../../ui/Button.tsx';
import type { Purchase } from './queries.ts';

/** The log-in of a bought account. Each part can be copied. */
export function Credentials({ of }: { of: NonNullable<Purchase['credentials']> }) {
  const parts = [
    { label: 'Kullanıcı adı', value: of.username },
    { label: 'Şifre', value: of.password },
    ...(of.extra === null ? [] : [{ label: 'E-posta ve ek bilgi', value: of.extra }]),
  ];
  return (
    <dl className="creds">
      {parts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code translate="no">{value}</code>
            <Button
              size="sm"
              icon
              aria-label={`${label}: kopyala`}
              onClick={() => void copy(value, { done: `${label} kopyalandı`, failed: `${label} kopyalanamadı` })}
            >
              <Copy className="ic" aria-hidden="true" />
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
