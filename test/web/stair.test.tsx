import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { StairProgress } from '../../web-storefront/src/ui/stair/StairProgress.tsx';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

describe('a tap on the ladder', () => {
  // jsdom has no pointer capture
  beforeAll(() => void Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined }));

  const tapped = () => {
    const { container } = render(<Ladder />);
    return (index: number) => fireEvent.click(container.querySelector(`[data-step="${index}"]`) as HTMLElement);
  };
  const press = (handle: HTMLElement) => {
    fireEvent.pointerDown(handle, { pointerId: 1 });
    fireEvent.pointerUp(handle, { pointerId: 1 });
    fireEvent.click(handle);
  };
  const ranks = () => [current(), target()].map((handle) => handle.getAttribute('aria-valuetext'));

  test('places the target, also when the current rank is nearer', () => {
    const tap = tapped();
    tap(goldThree + 2);
    expect(ranks()).toEqual(['Altın III', 'Altın I']);
    tap(diamondFour + 3);
    expect(ranks()).toEqual(['Altın III', 'Elmas I']);
  });

  test('below the current rank puts the target one rung above it', () => {
    const tap = tapped();
    tap(goldThree - 2);
    expect(ranks()).toEqual(['Altın III', 'Altın II']);
  });

  test('places the current rank after a tap on its handle, and the next tap places the target again', () => {
    const tap = tapped();
    press(current());
    expect(current()).toHaveClass('grip--on');
    tap(goldThree - 2);
    expect(ranks()).toEqual(['Gümüş I', 'Elmas IV']);
    tap(diamondFour + 3);
    expect(ranks()).toEqual(['Gümüş I', 'Elmas I']);
  });

  test('places the target after a tap on both handles', () => {
    const tap = tapped();
    press(current());
    press(target());
    tap(goldThree + 2);
    expect(ranks()).toEqual(['Altın III', 'Altın I']);
  });

  test('places the target after the other handle was dragged', () => {
    const tap = tapped();
    fireEvent.pointerDown(current(), { pointerId: 1 });
    fireEvent.pointerMove(current(), { pointerId: 1, clientX: 0 });
    fireEvent.pointerUp(current(), { pointerId: 1 });
    fireEvent.click(current());
    expect(ranks()).toEqual(['Demir IV', 'Elmas IV']);
    tap(goldThree);
    expect(ranks()).toEqual(['Demir IV', 'Altın III']);
  });
});

test('the Valorant ladder has 25 steps, counted upwards', () => {
  render(<Ladder game="valorant" />);
  expect(target()).toHaveAttribute('aria-valuemax', '25');
  expect(target()).toHaveAttribute('aria-valuetext', 'Radiant');
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
