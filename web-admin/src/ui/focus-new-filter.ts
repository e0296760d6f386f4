import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/**
 * Focuses the input of an added filter. If the focus stayed on the menu's button, typed letters would act as shortcuts
 * of the list.
 */
export function useFocusOnNewFilter(): void {
  const { displayedFilters, filterValues } = useListContext();
  const before = useRef<readonly string[] | undefined>(undefined);
  useEffect(() => {
    const shown = Object.keys(displayedFilters).filter((source) => displayedFilters[source] as boolean);
    const added = before.current && shown.find((source) => !before.current?.includes(source));
    before.current = shown;
    if (!added || (filterValues as Record<string, unknown>)[added] !== undefined) return;
    // the menu first returns the focus to its button
    setTimeout(() => {
      document.querySelector<HTMLElement>(`[data-source="${added}"] :is(input, [role="combobox"])`)?.focus();
    });
  }, [displayedFilters, filterValues]);
}
