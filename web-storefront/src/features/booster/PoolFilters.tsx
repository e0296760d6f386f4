import {
  games,
  leagueOrderServers,
  playedGames,
  services,
  valorantOrderServers,
  wildriftServers,
  type Game,
} from '#contract/vocabulary.ts';
import { kept } from '#contract/browser/storage.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverName, shortGameNames } from '../../lib/words.ts';
import { SelectField } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import type { PoolFilter, PoolSort } from './queries.ts';

const gameOptions = [
  { value: 'all' as const, label: 'Tümü' },
  ...playedGames.map((game) => ({ value: game, label: shortGameNames[game] })),
  { value: 'coaching' as const, label: 'Koçluk' },
];
const sorts: Readonly<Record<PoolSort, string>> = {
  kazanc: 'Yüksek kazanç',
  yeni: 'En yeni',
  eski: 'En eski',
  kisa: 'En kısa',
};
const isSort = (value: string | null): value is PoolSort => value !== null && Object.hasOwn(sorts, value);
const servers = [...new Set([...leagueOrderServers, ...valorantOrderServers, ...wildriftServers])];
/** Minimum earnings to choose from, in lira. */
const amounts = [100, 250, 500, 1000, 2500];
const lira = new Intl.NumberFormat('tr-TR');

const among = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

const KEY = 'havuz.filtre';

/**
 * The filter from the address. Unknown values are ignored. With `isKept` the last filter is kept in this browser, and
 * used for an address without one.
 */
export function usePoolFilter({ isKept }: { readonly isKept: boolean }) {
  const [address, setSearch] = useSearchParams();
  // used from the first render on, until it is in the address
  const [last, setLast] = useState(() => (isKept && address.size === 0 ? kept.read(KEY) : null));
  if (last && address.size > 0) setLast(null);
  const search = last && address.size === 0 ? new URLSearchParams(last) : address;
  useEffect(() => {
    if (last) setSearch(new URLSearchParams(last), { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once: a filter that is cleared later stays cleared
  }, []);
  const game = among(games, search.get('oyun'));
  const inGame = services.filter((service) => !game || service.game === game);
  const service = inGame.find(({ id }) => id === search.get('hizmet'))?.id;
  const server = among(servers, search.get('sunucu'));
  const least = amounts.find((amount) => String(amount) === search.get('enaz'));
  const sorted = search.get('sira');
  const sort = isSort(sorted) ? sorted : undefined;
  const all = search.get('hepsi') === '1';
  const page = Math.max(0, Math.trunc(Number(search.get('sayfa') ?? 1)) - 1 || 0);
  const filter: PoolFilter = {
    ...(game ? { game } : {}),
    ...(service ? { service } : {}),
    ...(server ? { server } : {}),
    ...(least ? { minimumEarnings: least * 100 } : {}),
    ...(sort ? { sort } : {}),
    ...(all ? { all } : {}),
  };
  const set = (change: Readonly<Record<string, string>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('sayfa'); // a new filter starts at the first page
        for (const [name, value] of Object.entries(change)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        if (isKept) keep(after);
        return after;
      },
      { replace: true },
    );
  const show = (next: number) => set(next > 0 ? { sayfa: String(next + 1) } : {});
  return { filter, inGame, least, all, page, set, show, narrowed: Boolean(game ?? service ?? server ?? least) };
}

/** Keeps the filter without its page. */
function keep(search: URLSearchParams): void {
  const filter = new URLSearchParams(search);
  filter.delete('sayfa');
  kept.write(KEY, filter.toString());
}

type State = ReturnType<typeof usePoolFilter>;

export function GameFilter({ state: { filter, set } }: { state: State }) {
  return (
    <Segmented
      name="Oyuna göre filtrele"
      options={gameOptions}
      value={filter.game ?? 'all'}
      onChange={(game: Game | 'all') => set({ oyun: game === 'all' ? '' : game, hizmet: '' })}
    />
  );
}

/** The filter is in the address, so that it survives a reload and can be shared. */
export function PoolFilters({ state: { filter, inGame, least, all, set } }: { state: State }) {
  return (
    <div className="pool-f">
      <SelectField
        label="Hizmet"
        value={filter.service ?? ''}
        onChange={(event) => set({ hizmet: event.target.value })}
      >
        <option value="">Hepsi</option>
        {inGame.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField label="Sunucu" value={filter.server ?? ''} onChange={(event) => set({ sunucu: event.target.value })}>
        <option value="">Hepsi</option>
        {servers.map((server) => (
          <option key={server} value={server}>
            {serverName(server)}
          </option>
        ))}
      </SelectField>
      <SelectField label="En az kazanç" value={least ?? ''} onChange={(event) => set({ enaz: event.target.value })}>
        <option value="">Fark etmez</option>
        {amounts.map((amount) => (
          <option key={amount} value={amount}>
            {lira.format(amount)} ₺
          </option>
        ))}
      </SelectField>
      <SelectField label="Sırala" value={filter.sort ?? ''} onChange={(event) => set({ sira: event.target.value })}>
        <option value="">Öncelikliler</option>
        {Object.entries(sorts).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </SelectField>
      <label className="check">
        <input type="checkbox" checked={all} onChange={(event) => set({ hepsi: event.target.checked ? '1' : '' })} />
        <span>Alamayacaklarımı da göster</span>
      </label>
    </div>
  );
}
