// Fields for whole numbers show the accepted range and keep the typed text.
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { matchMost } from '#contract/limits.ts';
import { matchSchema } from '../../web-storefront/src/features/booster/match-schema.ts';
import type { Choices } from '../../web-storefront/src/features/draft/choices.ts';
import { defaultChoices, missingIn } from '../../web-storefront/src/features/draft/forms.ts';
import { blocks as ladderBlocks } from '../../web-storefront/src/features/order-form/LadderBlock.tsx';
import { blocks as pointsBlocks } from '../../web-storefront/src/features/order-form/PointsBlock.tsx';
import { isWhole, wholeOf } from '../../web-storefront/src/lib/whole.ts';
import { wholeWanted } from '../../web-storefront/src/lib/words.ts';

test.each(['22,5', '22.5', '', ' ', '501', '-1', '1e2', 'x'])('“%s” is no whole number from 0 to 500', (typed) => {
  expect(isWhole(wholeOf(typed), 0, 500)).toBe(false);
});

test.each(['0', ' 22 ', '500'])('“%s” is a whole number from 0 to 500', (typed) => {
  expect(isWhole(wholeOf(typed), 0, 500)).toBe(true);
});

test('fractional points of a match are refused with the accepted range', () => {
  const match = { who: 'Ahri', result: 'win', kills: '5', deaths: '0', assists: '9', points: '22,5', gold: '' };
  expect(
    matchSchema({})
      .safeParse(match)
      .error?.issues.map(({ path, message }) => [path, message]),
  ).toEqual([[['points'], '0 ile 500 arasında bir tam sayı yaz.']]);
  expect(matchSchema({}).safeParse({ ...match, points: '22', gold: '11.000' }).error?.issues[0]?.message).toBe(
    wholeWanted(0, matchMost.gold),
  );
  expect(matchSchema({}).safeParse({ ...match, points: '22', gold: '11000' }).success).toBe(true);
});

test.each([
  ['league-of-legends/elo-boost', ladderBlocks.ladder, 'LP', '150', 99],
  ['valorant/elo-boost', ladderBlocks.ladder, 'KP', '22.5', 99],
  ['league-of-legends/challenger-boost', pointsBlocks.lp, 'Şu anki LP', '9000', 2950],
] as const)('points that cannot be ordered are reported at their field and not changed: %s', async (...row) => {
  const [service, Block, label, typed, most] = row;
  function Page() {
    const [choices, setChoices] = useState<Choices>(() => defaultChoices(service));
    const set = (fields: Partial<Choices>) => setChoices({ ...choices, ...fields });
    return (
      <>
        <Block choices={choices} set={set} clear={set} surcharges={null} missing={missingIn(choices)} />
        <output>{missingIn(choices)}</output>
      </>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  const field = screen.getByRole('spinbutton', { name: label });
  await user.clear(field);
  await user.type(field, typed);
  expect(field).toHaveValue(Number(typed));
  expect(field).toBeInvalid();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(field).toHaveAccessibleDescription(wholeWanted(0, most));
  expect(screen.getByRole('status')).toHaveTextContent('Fiyat için önce işaretli alanı düzelt.');
  await user.clear(field);
  await user.type(field, '42');
  expect(field).toBeValid();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
