import type { ReactNode } from 'react';

/** A radio card: an icon, a name and what it costs. Selected shows by fill, edge and tick. */
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
