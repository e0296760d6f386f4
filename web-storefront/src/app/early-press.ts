/** Milliseconds. After a longer wait the user has given up or is doing something else. */
const LONGEST_WAIT_MS = 6_000;

/** A button whose label can change while the page hydrates also has a `name`. */
const nameOf = (button: HTMLButtonElement) => button.name || (button.getAttribute('aria-label') ?? button.textContent);

/** React stores an element's event handlers on the element when it creates or hydrates it. */
const isHeard = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'));

/**
 * The button itself, or the same button in a page that was rendered anew. Submit buttons are left out, because a newly
 * rendered form would be empty.
 */
const standing = (button: HTMLButtonElement) =>
  button.isConnected
    ? button
    : [...document.querySelectorAll<HTMLButtonElement>('#root button[type="button"]')].find(
        (other) => nameOf(other) === nameOf(button),
      );

/**
 * Replays a press on a button that was not hydrated yet. The press is replayed once, as soon as the button is hydrated.
 * The press is dropped if that takes too long or another page is opened. The script in index.html records the press.
 * Parts of the page that hydrate late are covered too.
 */
export function doEarlyPresses(): void {
  const { pathname } = location;
  let waiting: HTMLButtonElement | undefined;

  const look = () => {
    waiting = document.querySelector<HTMLButtonElement>('button[data-pressed]') ?? waiting;
    if (!waiting) return;
    const late =
      performance.now() - Number(waiting.dataset.pressed) > LONGEST_WAIT_MS || location.pathname !== pathname;
    const button = standing(waiting);
    if (!late && !(button && isHeard(button))) {
      requestAnimationFrame(look);
      return;
    }
    delete waiting.dataset.pressed;
    const anew = button !== waiting;
    waiting = undefined;
    if (late || !button) return;
    if (anew) button.focus();
    button.click();
  };

  Object.assign(globalThis, { isHeard });
  document.addEventListener('click', look, true);
  look();
}
