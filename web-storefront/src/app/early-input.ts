/** Milliseconds. After a longer wait the user has given up or is doing something else. */
const LONGEST_WAIT_MS = 6_000;

/** An element with input that the script in index.html recorded. */
type Waiting = HTMLElement & { early?: readonly Event[] };

/** A button whose label can change while the page hydrates also has a `name`. A staircase is the only one of its page. */
const nameOf = (element: HTMLElement) =>
  element.getAttribute('name') ||
  (element.getAttribute('aria-label') ?? (element.matches('button') ? element.textContent : element.className));

/** React stores an element's event handlers on the element when it creates or hydrates it. */
const isHeard = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * The element itself, or the same one in a page that was rendered anew. Submit buttons are left out, because a newly
 * rendered form would be empty.
 */
const standing = (element: HTMLElement) =>
  element.isConnected
    ? element
    : [
        ...document.querySelectorAll<HTMLElement>('#root :is(button[type="button"], [role="slider"], .stair__cols)'),
      ].find((other) => nameOf(other) === nameOf(element));

/** Repeats the events. React renders between them, in a microtask: each key moves a slider from where it then is. */
async function repeat(events: readonly Event[], on: HTMLElement): Promise<void> {
  for (const event of events) {
    on.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    await Promise.resolve();
  }
}

/**
 * Replays the input on buttons and staircases that were not hydrated yet, once, as soon as each is hydrated. The input is
 * dropped if that takes too long or another page is opened. Parts of the page that hydrate late are covered too.
 */
export function replayEarlyInput(): void {
  const { pathname } = location;
  const waiting = new Set<Waiting>();

  const look = () => {
    for (const element of document.querySelectorAll<Waiting>('[data-early]')) waiting.add(element);
    for (const element of waiting) {
      const since = Number(element.dataset.early);
      const dropped =
        Number.isNaN(since) || performance.now() - since > LONGEST_WAIT_MS || location.pathname !== pathname;
      const now = standing(element);
      if (!dropped && !(now && isHeard(now))) continue;
      waiting.delete(element);
      delete element.dataset.early;
      const events = element.early ?? [];
      delete element.early;
      if (dropped || !now) continue;
      if (now !== element) now.focus();
      void repeat(events, now);
    }
    if (waiting.size > 0) requestAnimationFrame(look);
  };

  Object.assign(globalThis, { isHeard });
  for (const type of ['click', 'keydown']) document.addEventListener(type, look, true);
  look();
}
