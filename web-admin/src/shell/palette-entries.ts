import HistoryIcon from '@mui/icons-material/History';
import ManageSearchIcon from '@mui/icons-material/ManageSearch';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useCreatePath, useDataProvider, useGetResourceLabel, useNavigate } from 'react-admin';
import { rankOf } from '#contract/vocabulary.ts';
import { hitsOfEachKind, searchedResources, searchFilterOf, type SearchHit } from '#contract/console/search.ts';
import { fromTheTop, listPath } from '../lib/list-path.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { sections } from '../sections.ts';
import { useRested } from '../ui/use-rested.ts';
import { usePlaces } from './places.ts';
import { useRecentRecords } from './recent.ts';

/** One line of the palette. */
export interface Entry {
  readonly key: string;
  readonly group: string;
  readonly title: string;
  readonly detail?: string;
  readonly icon: ComponentType;
  readonly run: () => void;
}

/** The open record's commands: the buttons and links in the head of its page. */
const commandsOnPage = (): Entry[] =>
  [...document.querySelectorAll<HTMLElement>('[data-commands] :is(button:enabled, a)')].map((button, index) => ({
    key: `command/${index}`,
    group: 'Bu kayıt',
    // on a phone some buttons show only an icon
    title: button.textContent || (button.getAttribute('aria-label') ?? ''),
    icon: PlayArrowIcon,
    run: () => button.click(),
  }));

const icons = new Map(sections.flatMap(({ resources }) => resources.map(({ name, icon }) => [name as string, icon])));

/** The rank of a hit that the server found by a field other than the title, such as an e-mail address. */
const otherwise = 9;
/** The rank of a link to a whole list, after the list's hits. */
const last = 10;
const rankIn = ({ key, title }: Entry, q: string): number =>
  key.startsWith('all/') ? last : (rankOf(title, q) ?? otherwise);

/** Sorts entries by rank. The entries of a group stay together, at the position of the group's best entry. */
export const bestFirst = (entries: readonly Entry[], q: string): Entry[] => {
  const groups = Map.groupBy(
    entries.map((entry) => ({ entry, rank: rankIn(entry, q) })),
    ({ entry }) => entry.group,
  );
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => a.rank - b.rank))
    .toSorted(([a], [b]) => (a?.rank ?? last) - (b?.rank ?? last))
    .flatMap((group) => group.map(({ entry }) => entry));
};

/** Palette entries that match the input. The server's hits are added when they arrive. */
export function usePaletteEntries(typed: string) {
  const q = typed.trim();
  const rested = useRested(q);
  const provider = useDataProvider<ConsoleDataProvider>();
  const navigate = useNavigate();
  const pathOf = useCreatePath();
  const labelOf = useGetResourceLabel();
  const places = usePlaces();
  const [recent] = useRecentRecords();
  const [commands] = useState(commandsOnPage);

  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', rested],
    queryFn: ({ signal }) => provider.search(rested, signal),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    // not cached, because a record may have been renamed meanwhile
    gcTime: 0,
    retry: false,
    // without a network it must fail at once instead of pausing
    networkMode: 'always',
  });

  const record = ({ resource, id }: Pick<SearchHit, 'id'> & { resource: string }) =>
    navigate(pathOf({ resource, id, type: 'show' }), { state: fromTheTop });
  const known: Entry[] = [
    ...commands,
    ...(q === '' ? recent : []).map((one) => ({
      key: `recent/${one.resource}/${one.id}`,
      group: 'Son açılanlar',
      title: one.title,
      detail: labelOf(one.resource, 1),
      icon: HistoryIcon,
      run: () => record(one),
    })),
    ...places.map(({ key, kind, label, path, icon }) => ({
      key,
      group: kind === 'list' ? 'Git' : 'Yeni',
      title: label,
      icon,
      run: () => navigate(path, { state: fromTheTop }),
    })),
  ].filter(({ title }) => q === '' || rankOf(title, q) !== undefined);
  const found = q === '' ? [] : (data ?? []);
  const hits = searchedResources.flatMap((resource): Entry[] => {
    const ofKind = found.filter((hit) => hit.resource === resource);
    const group = labelOf(resource, 2);
    const entries = ofKind.map((hit) => ({
      key: `hit/${resource}/${hit.id}`,
      group,
      title: hit.title,
      detail: hit.detail,
      icon: (icons.get(resource) as ComponentType | undefined) ?? HistoryIcon,
      run: () => record(hit),
    }));
    const all = {
      key: `all/${resource}`,
      group,
      title: `Tümünü göster (${group})`,
      icon: ManageSearchIcon,
      run: () => navigate(listPath(resource, { [searchFilterOf[resource]]: q }), { state: fromTheTop }),
    };
    return ofKind.length < hitsOfEachKind ? entries : [...entries, all];
  });
  const searching = q !== '' && (isFetching || rested !== q);
  return {
    entries: q === '' ? known : bestFirst([...known, ...hits], q),
    searching,
    error: q === '' ? null : error,
    retry: refetch,
  };
}
