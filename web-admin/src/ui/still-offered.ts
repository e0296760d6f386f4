import { required } from 'react-admin';

interface Choice {
  readonly id: string;
}

const goneText = 'Bu artık seçilemez. Yeniden seç.';

/** Refuses a choice that the record no longer offers: the record may change while the dialog is open. */
export const requiredOf = (choices: readonly Choice[]) => [
  required(),
  (value: unknown) => (choices.some(({ id }) => id === value) ? undefined : goneText),
];
