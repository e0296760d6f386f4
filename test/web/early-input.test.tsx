import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { replayEarlyInput } from '../../web-storefront/src/app/early-input.ts';
import { CountStair } from '../../web-storefront/src/ui/stair/CountStair.tsx';

const page = readFileSync(join(import.meta.dirname, '../../web-storefront/index.html'), 'utf8');
const inline = document.createElement('script');
inline.textContent = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

/** The actions of the page, in order. */
let done: string[];
const doing = (what: string) => () => void done.push(what);

const Coupon = () => (
  <button type="button" onClick={doing('coupon')} suppressHydrationWarning>
    Kupon kodum var
  </button>
);

function Page({ Part = Coupon }: { Part?: ComponentType }) {
  return (
    <main>
      <button type="button" aria-label="Menüyü aç" onClick={doing('menu')} suppressHydrationWarning />
      <button type="button" aria-disabled="true" onClick={doing('order')}>
        Siparişi ver
      </button>
      <form onSubmit={doing('sent')}>
        <button type="submit" suppressHydrationWarning>
          Gönder
        </button>
      </form>
      <Suspense>
        <Part />
      </Suspense>
    </main>
  );
}

const ahead =
  '<main><button type="button" aria-label="Menüyü aç"></button><button type="button" aria-disabled="true">Siparişi ver' +
  '</button><form><button type="submit">Gönder</button></form><!--$--><button type="button">Kupon kodum var</button><!--/$--></main>';

let container: HTMLElement;
let root: Root;
const button = (name: string) =>
  [...container.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  ) as HTMLButtonElement;
const waits = (name: string) => 'early' in button(name).dataset;
/** Waits longer than the number of frames after which a waiting press looks for its button again. */
const frames = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));

beforeAll(() => {
  document.head.append(inline);
  replayEarlyInput();
});
beforeEach(() => {
  done = [];
  document.body.innerHTML = `<div id="root">${ahead}</div>`;
  container = document.getElementById('root') as HTMLElement;
});
afterEach(() => {
  act(() => root.unmount());
  jest.restoreAllMocks();
});

/** The page as the server sends it: without React's marks on its elements. */
function htmlOf(page: ReactElement): string {
  const rendered = render(page);
  const html = rendered.container.innerHTML;
  rendered.unmount();
  return html;
}

const goOn = async (shown = <Page />) => {
  await act(async () => {
    root = hydrateRoot(container, shown);
  });
  await frames();
};
const drawAnew = async () => {
  root = createRoot(container);
  await act(async () => root.render(<Page />));
  await frames();
};

describe('a press on a button before the page’s code is loaded', () => {
  test('is shown as waiting, and takes effect once when the page hydrates', async () => {
    button('Menüyü aç').click();
    expect(waits('Menüyü aç')).toBe(true);
    await goOn();
    expect([done, waits('Menüyü aç')]).toEqual([['menu'], false]);
    button('Menüyü aç').click();
    await frames();
    expect(done).toEqual(['menu', 'menu']);
  });

  test('waits for a part of the page that hydrates later than the others', async () => {
    let come: (module: { default: ComponentType }) => void = () => undefined;
    const Part = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (come = resolve)));
    await goOn(<Page Part={Part} />);
    act(() => button('Kupon kodum var').click());
    await frames();
    expect([done, waits('Kupon kodum var')]).toEqual([[], true]);
    await act(async () => come({ default: Coupon }));
    await frames();
    expect([done, waits('Kupon kodum var')]).toEqual([['coupon'], false]);
  });

  test('takes effect on the button of the same name when the page is rendered anew, and focuses that button', async () => {
    const before = button('Menüyü aç');
    before.click();
    await drawAnew();
    expect(before.isConnected).toBe(false);
    expect(done).toEqual(['menu']);
    expect(button('Menüyü aç')).toHaveFocus();
  });

  test('is forgotten after a few seconds', async () => {
    button('Menüyü aç').click();
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 7_000);
    await goOn();
    expect([done, waits('Menüyü aç')]).toEqual([[], false]);
  });

  test('is forgotten on another page', async () => {
    button('Menüyü aç').click();
    history.pushState(null, '', '/baska');
    await goOn();
    expect(done).toEqual([]);
    history.pushState(null, '', '/');
  });

  test('is forgotten when another button is pressed after it', async () => {
    button('Kupon kodum var').click();
    button('Menüyü aç').click();
    expect(waits('Kupon kodum var')).toBe(false);
    await goOn();
    expect(done).toEqual(['menu']);
  });

  test('places no order, because the order button is disabled until there is a price', async () => {
    button('Siparişi ver').click();
    expect(waits('Siparişi ver')).toBe(false);
    await goOn();
    expect(done).toEqual([]);
  });

  test('does not submit a form natively, and is dropped when the form is rendered anew', async () => {
    const sent = jest.fn((event: Event) => event.preventDefault());
    addEventListener('submit', sent, { once: true, capture: true });
    button('Gönder').click();
    expect(sent).not.toHaveBeenCalled();
    await drawAnew();
    expect(done).toEqual([]);
  });

  test('submits the filled-in form when the page hydrates', async () => {
    button('Gönder').click();
    await goOn();
    expect(done).toEqual(['sent']);
  });
});

describe('a key or a tap on a staircase before the page’s code is loaded', () => {
  function Matches() {
    const [value, setValue] = useState(5);
    return <CountStair label="Maç sayısı" text={`${value} maç`} value={value} most={20} onChange={setValue} />;
  }
  const slider = () => container.querySelector('[role=slider]') as HTMLElement;
  const says = () => slider().getAttribute('aria-valuetext');
  const key = (name: string) => {
    const pressed = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    slider().dispatchEvent(pressed);
    return pressed;
  };
  beforeEach(() => {
    // React warns in development that it did not render the recorded attribute
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    container.innerHTML = htmlOf(<Matches />);
  });

  test('moves the slider by every key, in order, when the page hydrates, and the page does not scroll', async () => {
    for (const name of ['End', 'ArrowLeft', 'ArrowLeft']) expect(key(name).defaultPrevented).toBe(true);
    expect(says()).toBe('5 maç');
    await goOn(<Matches />);
    expect(says()).toBe('18 maç');
    act(() => void key('ArrowRight'));
    await frames();
    expect(says()).toBe('19 maç');
  });

  test('leaves the other keys to the browser', async () => {
    expect(key('Tab').defaultPrevented).toBe(false);
    await goOn(<Matches />);
    expect(says()).toBe('5 maç');
  });

  test('places the slider where the staircase was tapped', async () => {
    slider().dispatchEvent(new MouseEvent('click', { clientX: 60, bubbles: true, cancelable: true }));
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 50));
    await goOn(<Matches />);
    expect(says()).toBe('12 maç');
  });

  test('moves the slider of the same name when the page is rendered anew', async () => {
    key('End');
    root = createRoot(container);
    await act(async () => root.render(<Matches />));
    await frames();
    expect(says()).toBe('20 maç');
    expect(slider()).toHaveFocus();
  });

  test('stays although a button is pressed after it', async () => {
    const both = (
      <>
        <Matches />
        <Coupon />
      </>
    );
    container.innerHTML = htmlOf(both);
    key('End');
    button('Kupon kodum var').click();
    await goOn(both);
    expect([says(), done]).toEqual(['20 maç', ['coupon']]);
  });
});
