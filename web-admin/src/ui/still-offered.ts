import { required } from 'react-admin';

interface Choice {
  readonly id: string;
}

const goneText = 'Bu artık seçilemez. Yeniden seç.';

/** Rules for a choice that a record offers: the record may change while its window is open, and what it no longer offers is not sent. */
export const requiredOf = (choices: readonly Choice[]) => [
  required(),
  (value: unknown) => (choices.some(({ id }) => id === value) ? undefined : goneText),
];
