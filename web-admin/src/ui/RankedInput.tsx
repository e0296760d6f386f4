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

/** Sorts choices by how well they match the input. react-admin itself keeps their order. */
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

/** One choice from a fixed list, such as ranks or services. */
export const RankedInput = ({
  choices,
  ...props
}: OwnChoices & Omit<ComponentProps<typeof AutocompleteInput>, 'choices'>) => (
  <AutocompleteInput {...props} {...useRankedChoices(choices)} />
);

/** Several choices from a fixed list. */
export const RankedArrayInput = ({
  choices,
  ...props
}: OwnChoices & Omit<ComponentProps<typeof AutocompleteArrayInput>, 'choices'>) => (
  <AutocompleteArrayInput {...props} {...useRankedChoices(choices)} />
);

/** For a `ReferenceInput`: the server's matches for `q`, best first. */
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
    // the server also matches fields that are not shown
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
