import { useEffect, useRef } from 'react';

/** Focuses the page's head, or else the main content, after the focused element has disappeared. */
export function focusHead() {
  const head = document.querySelector<HTMLElement>('[data-head]') ?? document.getElementById('main-content');
  if (!head) return;
  head.tabIndex = -1;
  head.focus();
}

/** Containers of neighbouring buttons. A button's replacement appears in the same container. */
const group = '[data-commands], fieldset';
const buttonsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>('button:enabled, [role="button"], a')];

/**
 * Keeps the focus when a command removes its own button, as pausing removes the pause button. The focus moves to the
 * button that replaces it, or else to the page's head. Attach the ref to the element that contains both.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const page = useRef<E>(null);
  useEffect(() => {
    /**
     * The page's last focused element and its neighbours at that time. A focus inside a dialog over the page is not
     * recorded.
     */
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
      // from the head the focus may still move on: a new button appears only after its access check
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
