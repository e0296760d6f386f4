import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { doEarlyPresses } from '../../web-storefront/src/app/early-press.ts';

const page = readFileSync(join(import.meta.dirname, '../../web-storefront/index.html'), 'utf8');
const inline = document.createElement('script');
inline.textContent = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

/** What was done, in turn. */
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
const waits = (name: string) => 'pressed' in button(name).dataset;
/** Longer than the frames in which a press that waits looks around. */
const frames = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));

beforeAll(() => {
  document.head.append(inline);
  doEarlyPresses();
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

describe('a press on a button that nobody listens to yet', () => {
  test('shows that it waits, and is done once when the page wakes', async () => {
    button('Menüyü aç').click();
    expect(waits('Menüyü aç')).toBe(true);
    await goOn();
    expect([done, waits('Menüyü aç')]).toEqual([['menu'], false]);
    button('Menüyü aç').click();
    await frames();
    expect(done).toEqual(['menu', 'menu']);
  });

  test('waits for a part of the page that wakes later than the rest', async () => {
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

  test('is done on the button of that name where the page is drawn anew, which has the focus then', async () => {
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

  test('is forgotten where another button was pressed after it', async () => {
    button('Kupon kodum var').click();
    button('Menüyü aç').click();
    expect(waits('Kupon kodum var')).toBe(false);
    await goOn();
    expect(done).toEqual(['menu']);
  });

  test('orders nothing: that button can’t be pressed before it has a price', async () => {
    button('Siparişi ver').click();
    expect(waits('Siparişi ver')).toBe(false);
    await goOn();
    expect(done).toEqual([]);
  });

  test('sends a form by its code alone, and only the form that was filled in', async () => {
    const sent = jest.fn((event: Event) => event.preventDefault());
    addEventListener('submit', sent, { once: true, capture: true });
    button('Gönder').click();
    expect(sent).not.toHaveBeenCalled();
    await drawAnew();
    expect(done).toEqual([]);
  });

  test('sends the form that was filled in when the page wakes', async () => {
    button('Gönder').click();
    await goOn();
    expect(done).toEqual(['sent']);
  });
});
