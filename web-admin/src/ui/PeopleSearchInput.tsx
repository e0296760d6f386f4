import { SearchInput, type SearchInputProps, useCanAccess } from 'react-admin';

/** Searches a list of what people have: for who may read users, by what the people are called, too. */
export function PeopleSearchInput({ withPeople, ...input }: SearchInputProps & { readonly withPeople: string }) {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'list' });
  return <SearchInput {...input} {...(canAccess ? { placeholder: withPeople } : {})} />;
}
