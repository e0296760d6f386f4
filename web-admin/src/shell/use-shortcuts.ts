import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useStore } from 'react-admin';
import { fromTheTop } from '../lib/list-path.ts';
import { type Place, usePlaces } from './places.ts';
import type { ShellWindow } from './shell.ts';

/** How long after `g` a second letter counts, in milliseconds. */
const chordMs = 1500;

/** Whether shortcuts without a modifier key work. Users of voice control or of typing tools turn them off. */
export const useShortcutsOn = () => useStore('shortcuts', true);

/** True in text fields and dialogs, where shortcuts without a modifier key must not work. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, .MuiModal-root') !== null);

/** The links that open a list's records, in the table and in the phone's list. */
const rowLinks = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('#main-content :is(tbody tr, .MuiListItem-root)')].flatMap((row) => {
    const link = row.matches('a') ? row : row.querySelector<HTMLElement>('a');
    return link ? [link] : [];
  });

function moveInList(step: 1 | -1) {
  const links = rowLinks();
  const row = document.activeElement?.closest('tr, li, a');
  const at = links.findIndex((link) => link === document.activeElement || (row?.contains(link) ?? false));
  const next = at < 0 ? (step === 1 ? 0 : links.length - 1) : at + step;
  links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
}

const focusSearch = () =>
  document.querySelector<HTMLInputElement>('#main-content .RaFilterForm-filterFormInput input[type="text"]')?.focus();

/** The console's shortcuts: one listener. In text fields and dialogs only Ctrl+K works. */
export function useShortcuts(open: (window: ShellWindow) => void) {
  const [on] = useShortcutsOn();
  const places = usePlaces();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const chordUntil = useRef(0);

  useEffect(() => {
    const go = (place: Place | undefined) => {
      if (place) navigate(place.path, { state: fromTheTop });
    };
    const here = pathname.split('/')[1];
    // while the next page loads, the old page is still visible: shortcuts must not act on its rows
    const shownAt = window.location.pathname;
    const onThisPage = (act: () => void) => () => {
      if (window.location.pathname === shownAt) act();
    };
    const keys: Readonly<Record<string, () => void>> = {
      '?': () => open('shortcuts'),
      '/': onThisPage(focusSearch),
      j: onThisPage(() => moveInList(1)),
      k: onThisPage(() => moveInList(-1)),
      n: onThisPage(() => go(places.find(({ kind, resource }) => kind === 'create' && resource === here))),
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || event.isComposing) return;
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
        event.preventDefault();
        open('palette');
        return;
      }
      if (!on || ctrlKey || metaKey || altKey || isElsewhere(event.target)) return;
      const inChord = event.timeStamp < chordUntil.current;
      chordUntil.current = !inChord && key === 'g' ? event.timeStamp + chordMs : 0;
      const doing = inChord
        ? () => go(places.find(({ letter }) => letter === key))
        : Object.hasOwn(keys, key)
          ? keys[key]
          : undefined;
      if (!doing) return;
      event.preventDefault();
      doing();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [on, open, places, navigate, pathname]);
}
