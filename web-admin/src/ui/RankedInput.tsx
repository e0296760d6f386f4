import { ranked, rankOf } from '#contract/vocabulary.ts';
import { type ComponentProps, useMemo, useState } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ChoicesContextProvider,
  type RaRecord,
  useChoicesContext,
} from 'react-admin';

interface Choice {
  readonly id: string;
  readonly name: string;
}
const nameOf = ({ name }: Choice): string => name;

/** The choices that answer what is typed, the best first; react-admin itself leaves them in their order. */
function useRankedChoices(choices: readonly Choice[]) {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => {
    const best = ranked(choices, typed, nameOf);
    return [...best, ...choices.filter((choice) => !best.includes(choice))];
  }, [choices, typed]);
  return {
    choices: found,
    matchSuggestion: (wanted: string, choice: Choice) => rankOf(choice.name, wanted) !== undefined,
    onInputChange: (_: unknown, value: string, reason: string) => setTyped(reason === 'input' ? value : ''),
  };
}

type OwnChoices = { readonly choices: readonly Choice[] };

/** One of many that the console knows itself: ranks, services. */
export const RankedInput = ({
  choices,
  ...props
}: OwnChoices & Omit<ComponentProps<typeof AutocompleteInput>, 'choices'>) => (
  <AutocompleteInput {...props} {...useRankedChoices(choices)} />
);

/** Several of many. */
export const RankedArrayInput = ({
  choices,
  ...props
}: OwnChoices & Omit<ComponentProps<typeof AutocompleteArrayInput>, 'choices'>) => (
  <AutocompleteArrayInput {...props} {...useRankedChoices(choices)} />
);

/** Within a `ReferenceInput`: what the server found by `q`, the best first. */
export function RankedReferenceInput({
  nameOf: called,
  ...props
}: { readonly nameOf: (record: RaRecord) => string } & Omit<
  ComponentProps<typeof AutocompleteInput>,
  'optionText' | 'filterToQuery'
>) {
  const found = useChoicesContext();
  const typed = String(found.filterValues?.q ?? '');
  const byRank = (records: RaRecord[] | undefined) => {
    if (!records) return records;
    const best = ranked(records, typed, called);
    // the server also finds by what is not shown
    return [...best, ...records.filter((record) => !best.includes(record))];
  };
  const inOrder = {
    ...found,
    allChoices: byRank(found.allChoices),
    availableChoices: byRank(found.availableChoices),
  } as typeof found;
  return (
    <ChoicesContextProvider value={inOrder}>
      <AutocompleteInput {...props} optionText={called} filterToQuery={(q: string) => ({ q })} />
    </ChoicesContextProvider>
  );
}
