import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { initialDraft } from '../../web-storefront/src/features/draft/state.ts';
import { beginningOf } from '../../web-storefront/src/features/draft/kept.ts';
import { Summary } from '../../web-storefront/src/features/order-form/Summary.tsx';
import { show } from './support/orders.tsx';

test('the reason why an order is refused is scrolled into view', () => {
  const { choices } = beginningOf('league-of-legends/elo-boost', undefined, new URLSearchParams());
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const placing = { place() {}, busy: false, error: 'Aynı anda en çok 20 siparişin booster bekleyebilir.' };
  show('/', () => <Summary draft={initialDraft(choices)} dispatch={() => {}} placing={placing} />, '/');
  expect(scrolled.mock.contexts).toContain(screen.getByRole('alert').parentElement);
});
