import type { ReactNode } from 'react';

/** A radio card with an icon, a name and a price. The selected card differs in fill, border and tick. */
export function Choice({
  group,
  icon,
  title,
  note,
  free = false,
  checked,
  onChoose,
}: {
  group: string;
  icon: ReactNode;
  title: string;
  note?: string;
  free?: boolean;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="choice">
      <input type="radio" name={group} checked={checked} onChange={onChoose} />
      {icon}
      <b>{title}</b>
      {note && <span className={free ? 'tiny num free' : 'tiny num muted'}>{note}</span>}
    </label>
  );
}
