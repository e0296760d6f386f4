import '../../styles/support.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { newTicketLink } from '../../features/ticket/link.ts';
import { ticketFilters, ticketsQuery, type TicketFilter } from '../../features/ticket/queries.ts';
import { TicketList } from '../../features/ticket/TicketList.tsx';
import { pagesOf } from '../../lib/lists.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';

const filters: readonly { readonly value: TicketFilter; readonly label: string }[] = [
  { value: 'tumu', label: 'Tümü' },
  { value: 'bekleyen', label: 'Yanıt bekleyen' },
  { value: 'yanitlanan', label: 'Yanıtlanan' },
  { value: 'kapali', label: 'Kapalı' },
];
const isFilter = (value: string | null): value is TicketFilter => value !== null && value in ticketFilters;

/** The user's tickets. The filter and the page are kept in the address. */
export default function Tickets() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(0, Math.trunc(Number(search.get('sayfa') ?? 1)) - 1 || 0);
  const wanted = search.get('durum');
  const filter = isFilter(wanted) ? wanted : 'tumu';
  const tickets = useQuery({ ...ticketsQuery(page, filter), placeholderData: keepPreviousData });
  const none = tickets.data?.total === 0;
  const show = (next: { readonly filter: TicketFilter; readonly page: number }) =>
    setSearch({
      ...(next.filter === 'tumu' ? {} : { durum: next.filter }),
      ...(next.page === 0 ? {} : { sayfa: String(next.page + 1) }),
    });
  return (
    <AccountFrame>
      <PageTitle>Destek taleplerim</PageTitle>
      <div className="spread account__h">
        <h1 className="page-h">Destek taleplerim</h1>
        <ButtonLink kind="p" to={newTicketLink()}>
          <Plus className="ic" aria-hidden="true" /> Destek talebi oluştur
        </ButtonLink>
      </div>
      {tickets.isPending && <SkeletonRows rows={5} label="Destek talepleri yükleniyor" />}
      {tickets.isError && !tickets.data && <Failed title="Destek talepleri yüklenemedi" of={tickets} />}
      {none && filter === 'tumu' && (
        <Empty
          title="Henüz destek talebin yok"
          action={
            <ButtonLink size="sm" to={newTicketLink()}>
              Destek talebi oluştur
            </ButtonLink>
          }
        >
          Bir sorunun olursa destek talebi oluştur; yanıtımızı burada ve e-postanda görürsün.
        </Empty>
      )}
      {tickets.data && !(none && filter === 'tumu') && (
        <>
          <Segmented
            name="Duruma göre filtrele"
            options={filters}
            value={filter}
            onChange={(next) => show({ filter: next, page: 0 })}
          />
          {none ? (
            <Empty picture="gap" title="Bu filtrede destek talebi yok" />
          ) : (
            <TicketList rows={tickets.data.rows} busy={tickets.isPlaceholderData} />
          )}
          <Pager page={page} pages={pagesOf(tickets.data.total)} onPage={(next) => show({ filter, page: next })} />
        </>
      )}
    </AccountFrame>
  );
}
