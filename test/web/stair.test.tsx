import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { StairProgress } from '../../web-storefront/src/ui/stair/StairProgress.tsx';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { stepsOf } from '../../src/contract/pricing/ranks.ts';
import { Stair } from '../../web-storefront/src/ui/stair/Stair.tsx';
import type { StairRange } from '../../web-storefront/src/ui/stair/range.ts';

const goldThree = 13;
const diamondFour = 24;

function Ladder({
  game = 'league' as const,
  onChange,
}: {
  game?: 'league' | 'valorant';
  onChange?: (range: StairRange) => void;
}) {
  const [range, setRange] = useState<StairRange>({ from: goldThree, to: diamondFour });
  return (
    <Stair
      game={game}
      range={range}
      onChange={(next) => {
        setRange(next);
        onChange?.(next);
      }}
    />
  );
}

const current = () => screen.getByRole('slider', { name: /^Şu an/ });
const target = () => screen.getByRole('slider', { name: /^Hedef/ });

describe('the ladder picker by keyboard', () => {
  test('announces its ranks in words', () => {
    render(<Ladder />);
    expect(current()).toHaveAttribute('aria-valuetext', 'Altın III');
    expect(target()).toHaveAttribute('aria-valuetext', 'Elmas IV');
    expect(target()).toHaveAttribute('aria-valuemax', '31');
  });

  test.each([
    ['{ArrowRight}', 'Altın II'],
    ['{ArrowUp}', 'Altın II'],
    ['{ArrowLeft}', 'Altın IV'],
    ['{ArrowDown}', 'Altın IV'],
    ['{PageUp}', 'Platin III'],
    ['{PageDown}', 'Gümüş III'],
    ['{Home}', 'Demir IV'],
  ])('%s moves the current rank to %s', async (key, rank) => {
    const user = userEvent.setup();
    render(<Ladder />);
    current().focus();
    await user.keyboard(key);
    expect(current()).toHaveAttribute('aria-valuetext', rank);
    expect(target()).toHaveAttribute('aria-valuetext', 'Elmas IV');
  });

  test('moves the current rank by End to one rung below the target, and the target by End to the top', async () => {
    const user = userEvent.setup();
    render(<Ladder />);
    current().focus();
    await user.keyboard('{End}');
    expect(current()).toHaveAttribute('aria-valuetext', 'Zümrüt I');
    target().focus();
    await user.keyboard('{End}');
    expect(target()).toHaveAttribute('aria-valuetext', 'Şampiyonluk');
  });

  test('the target stops one rung above the current rank', async () => {
    const user = userEvent.setup();
    render(<Ladder />);
    target().focus();
    await user.keyboard('{Home}');
    expect(target()).toHaveAttribute('aria-valuetext', 'Altın II');
    await user.keyboard('{ArrowLeft}{PageDown}');
    expect(target()).toHaveAttribute('aria-valuetext', 'Altın II');
  });

  test('leaves the Tab key to the page', async () => {
    const onChange = jest.fn();
    render(<Ladder onChange={onChange} />);
    expect(fireEvent.keyDown(current(), { key: 'Tab' })).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('a click on a column moves the nearer handle', () => {
  const { container } = render(<Ladder />);
  const column = (index: number) => container.querySelector(`[data-step="${index}"]`) as HTMLElement;
  fireEvent.click(column(goldThree - 2));
  expect(current()).toHaveAttribute('aria-valuetext', stepsOf('league')[goldThree - 2]?.name);
  fireEvent.click(column(diamondFour + 3));
  expect(target()).toHaveAttribute('aria-valuetext', 'Elmas I');
});

test('the Valorant ladder has 25 steps, counted upwards', () => {
  render(<Ladder game="valorant" />);
  expect(target()).toHaveAttribute('aria-valuemax', '25');
  expect(target()).toHaveAttribute('aria-valuetext', 'Radyant');
});

test('the current rung of an order is filled by its own points', () => {
  const { container } = render(
    <StairProgress
      game="league"
      from={13}
      to={17}
      current={15}
      filled={23}
      caption="Altın I · 23 LP"
      label="İlerleme"
    />,
  );
  expect(container.querySelector<HTMLElement>('i.cur')?.style.getPropertyValue('--done')).toBe('23');
  expect(readFileSync('web-storefront/src/styles/stair.css', 'utf8')).not.toMatch(/stair\) 39%/);
});
