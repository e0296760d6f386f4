import { ReferenceInput } from 'react-admin';
import { RankedReferenceInput } from './RankedInput.tsx';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}

export const personName = ({ firstName, lastName, username }: Person) => `${firstName} ${lastName} (${username})`;

/** A filter by a person, found by name. */
export const personFilter = (source: string, reference: 'users' | 'boosters', label: string) => (
  <ReferenceInput
    key={source}
    source={source}
    // the label in the menu that adds filters; the input does not use it
    label={label}
    reference={reference}
    sort={{ field: 'createdAt', order: 'DESC' }}
  >
    <RankedReferenceInput label={label} helperText={false} nameOf={(person) => personName(person as never)} />
  </ReferenceInput>
);
