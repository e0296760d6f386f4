import { useEffect, useRef } from 'react';

/** Where somebody goes on whose place on the page is gone: at its head, else where its content begins. */
export function focusHead() {
  const head = document.querySelector<HTMLElement>('[data-head]') ?? document.getElementById('main-content');
  if (!head) return;
  head.tabIndex = -1;
  head.focus();
}

/** What stands beside each other: what takes a button's place stands there as well. */
const group = '[data-commands], fieldset';
const buttonsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>('button:enabled, [role="button"], a')];

/**
 * A command may take its own button away, e.g. what pauses goes when it has paused. Who pressed it goes on at the button
 * that has come in its place, else at the page's head, and not at the beginning of everything. To be put on what all of
 * this stands in.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const page = useRef<E>(null);
  useEffect(() => {
    /** What had the focus last, and what stood beside it then; a dialog over the page hasn't left the page. */
    let last: {
      readonly element: HTMLElement;
      readonly place: Element | null;
      readonly before: readonly Element[];
    } | null = null;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (page.current?.contains(target)) {
        if (target.matches('[data-head]')) return;
        const place = target.closest(group);
        last = { element: target, place, before: place ? buttonsIn(place) : [] };
      } else if (!target.closest('[role="dialog"]')) {
        last = null;
      }
    };
    const keep = () => {
      if (!last || last.element.isConnected) return;
      const { place, before } = last;
      const now = document.activeElement;
      // at the head it waits for what may still come: whether a button is shown is asked for first
      if (now !== document.body && now?.matches('[data-head]') !== true) return;
      const [fresh] = place?.isConnected ? buttonsIn(place).filter((button) => !before.includes(button)) : [];
      if (fresh) fresh.focus();
      else if (now === document.body) focusHead();
    };
    const changes = new MutationObserver(keep);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
  return page;
}
