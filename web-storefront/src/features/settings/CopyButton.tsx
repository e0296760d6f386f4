import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';

export function CopyButton({ text, done, children }: { text: string; done: string; children: ReactNode }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(done),
      () => toast('Kopyalanamadı, elle seçip kopyala.'),
    );
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Copy className="ic" aria-hidden="true" />
      {children}
    </Button>
  );
}
