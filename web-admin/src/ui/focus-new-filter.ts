import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/** Who has chosen a filter goes on in its field: on the button of the menu, what they type would be the list's shortcuts. */
export function useFocusOnNewFilter(): void {
  const { displayedFilters, filterValues } = useListContext();
  const before = useRef<readonly string[] | undefined>(undefined);
  useEffect(() => {
    const shown = Object.keys(displayedFilters).filter((source) => displayedFilters[source] as boolean);
    const added = before.current && shown.find((source) => !before.current?.includes(source));
    before.current = shown;
    if (!added || (filterValues as Record<string, unknown>)[added] !== undefined) return;
    // the menu gives the focus back to its button first
    setTimeout(() => {
      document.querySelector<HTMLElement>(`[data-source="${added}"] :is(input, [role="combobox"])`)?.focus();
    });
  }, [displayedFilters, filterValues]);
}
