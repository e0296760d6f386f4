import { AutocompleteInput, ReferenceInput } from 'react-admin';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}
const personName = ({ firstName, lastName, username }: Person) => `${firstName} ${lastName} (${username})`;

/** A filter by a person, found by name; for those who may see the persons. */
export const personFilter = (source: string, reference: 'users' | 'boosters', label: string) => (
  <ReferenceInput key={source} source={source} reference={reference} sort={{ field: 'createdAt', order: 'DESC' }}>
    <AutocompleteInput
      label={label}
      helperText={false}
      filterToQuery={(q: string) => ({ q })}
      optionText={personName}
    />
  </ReferenceInput>
);
