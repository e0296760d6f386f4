import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { initialDraft } from '../../web-storefront/src/features/draft/state.ts';
import { beginningOf } from '../../web-storefront/src/features/draft/kept.ts';
import { PhoneBar } from '../../web-storefront/src/features/order-form/PhoneBar.tsx';
import { Summary } from '../../web-storefront/src/features/order-form/Summary.tsx';
import { show } from './support/orders.tsx';

test.each([
  ['the summary', Summary, '.sum'],
  ['the bar on phones', PhoneBar, '.bar-m'],
])('the reason why an order is refused stands beside the button of %s', (_, Shown, frame) => {
  const { choices } = beginningOf('league-of-legends/elo-boost', undefined, new URLSearchParams());
  const placing = { place() {}, busy: false, error: 'Aynı anda en çok 20 siparişin booster bekleyebilir.' };
  show('/', () => <Shown draft={initialDraft(choices)} dispatch={() => {}} placing={placing} />, '/');
  const beside = document.querySelector<HTMLElement>(frame);
  if (!beside) throw new Error(`no ${frame}`);
  expect(within(beside).getByRole('alert')).toHaveTextContent(placing.error);
  expect(within(beside).getByRole('button', { name: 'Siparişi ver' })).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
