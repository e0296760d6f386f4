import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './Button.tsx';

export function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  if (pages <= 1) return null;
  return (
    <nav className="row pager" aria-label="Sayfalar">
      <Button size="sm" icon aria-label="Önceki sayfa" disabled={page === 0} onClick={() => onPage(page - 1)}>
        <ChevronLeft className="ic" aria-hidden="true" />
      </Button>
      <span className="small num" aria-current="page">
        {page + 1} / {pages}
      </span>
      <Button size="sm" icon aria-label="Sonraki sayfa" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        <ChevronRight className="ic" aria-hidden="true" />
      </Button>
    </nav>
  );
}
