import { SearchInput, type SearchInputProps, useCanAccess } from 'react-admin';

/** Searches records that belong to people. Readers of users can also search by the people's names. */
export function PeopleSearchInput({ withPeople, ...input }: SearchInputProps & { readonly withPeople: string }) {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'list' });
  return <SearchInput {...input} {...(canAccess ? { placeholder: withPeople } : {})} />;
}
