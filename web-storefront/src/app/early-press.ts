/** Who has waited longer (ms) has given up, or gone on to something else. */
const PATIENCE_MS = 6_000;

/** Where what a button says depends on what is known by then, it has a name besides. */
const nameOf = (button: HTMLButtonElement) => button.name || (button.getAttribute('aria-label') ?? button.textContent);

/** React puts what a part of the page listens with onto its elements when it makes or wakes them. */
const isHeard = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'));

/** Itself, or the one in its place where the page was drawn anew: what is to be sent was not written there. */
const standing = (button: HTMLButtonElement) =>
  button.isConnected
    ? button
    : [...document.querySelectorAll<HTMLButtonElement>('#root button[type="button"]')].find(
        (other) => nameOf(other) === nameOf(button),
      );

/**
 * A press on a button that nobody listens to yet is done once as soon as somebody does, if that is soon. index.html
 * remembers it; also while parts of the page wake later than the rest.
 */
export function doEarlyPresses(): void {
  const { pathname } = location;
  let waiting: HTMLButtonElement | undefined;

  const look = () => {
    waiting = document.querySelector<HTMLButtonElement>('button[data-pressed]') ?? waiting;
    if (!waiting) return;
    const late = performance.now() - Number(waiting.dataset.pressed) > PATIENCE_MS || location.pathname !== pathname;
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
